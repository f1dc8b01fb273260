import * as z from 'zod'
import { SEARCH_MAX } from '@/features/entries/rules/search-text'
import { LIMITS } from '@/lib/limits'

/** A query of the office search. */
export const findSchema = z.object({ text: z.string().max(SEARCH_MAX) })

/** The search text of a list of people. */
export const listSearchSchema = z.strictObject({
  collection: z.string().max(LIMITS.name),
  text: z.string().max(LIMITS.name),
})

/** A search result: its title, its description and its address. `dueAt`: the due date as an ISO timestamp. */
export type Found = { key: string; title: string; hint: string; href: string; dueAt?: string | null }
export type FoundGroup = { label: string; items: Found[] }

/** A page, list or action that the client finds without a request. */
export type Command = Pick<Found, 'title' | 'hint' | 'href'>
