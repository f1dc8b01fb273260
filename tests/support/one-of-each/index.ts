import { basketball, families, filmRoom } from './people'
import type { Recipe } from './recipe'
import { giving, plan, site } from './site'

/** One recipe for a document of every collection that staff see. */
export const RECIPES: Record<string, Recipe> = { ...families, ...basketball, ...filmRoom, ...plan, ...giving, ...site }
