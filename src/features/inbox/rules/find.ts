import * as z from 'zod'
import { SEARCH_MAX } from './search-text'

/** What a person types to find anything in the office. */
export const findSchema = z.object({ text: z.string().max(SEARCH_MAX) })

/** Something that was found: what it is called, what it is, and where it opens. `dueAt`: ISO moment of a promise. */
export type Found = { key: string; title: string; hint: string; href: string; dueAt?: string | null }
export type FoundGroup = { label: string; items: Found[] }

/** A page, list or action that is known without asking the server. */
export type Command = Pick<Found, 'title' | 'hint' | 'href'>
