import { readJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import type { Library } from '../rules/library'

/** Code that is too large for the first view: the form's schema and the plan itself. */
export type PlanParts = typeof import('./plan-parts')

let library: Promise<Library> | null = null

/** Loads this code. Starts when the user begins to fill in the form. */
export function loadParts(): Promise<PlanParts> {
  return import('./plan-parts')
}

/** Loads the exercises, meals and videos once; after a failure the next call tries again. Rejects without a connection. */
export function loadLibrary(): Promise<Library> {
  library ??= readJson<Library>(paths.planLibrary).then((answer) => {
    if (answer.isOk) return answer.body
    library = null
    throw new Error('The library of plans could not be loaded.')
  })
  return library
}
