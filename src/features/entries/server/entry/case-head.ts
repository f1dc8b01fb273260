import 'server-only'
import { findCurrentSeason } from '@/features/people/server/api'
import { proposeDivision, type Proposal } from '@/features/people/rules/rosters'
import type { MailLanguage } from '@/lib/mail-languages'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { describeQueue, type CaseQueue, type Step } from '../../rules/case-queue'
import type { Cursor, InboxFilters } from '../../rules/filters'
import { parseFilters } from '../../rules/parse-filters'
import type { EntryRef } from '../../rules/entry'
import { findAddressee } from '../status-mails/mail-facts'
import type { Scope } from '../filter-sql'
import { handlesKind } from '../kind-roles'
import { findScope, listEntries } from '../queries'

export type SeasonProposal = Proposal & { season: string }

/** The data in the head of an entry's page that is not part of its document. */
export type CaseHead = {
  /** The language of mails to the family; null once the entry was merged into another one. */
  language: MailLanguage | null
  proposal: SeasonProposal | null
  queue: CaseQueue | null
}

type CaseHeadQuery = EntryRef & {
  /** Null for an entry without a date of birth. */
  born: string | null
  /** The filters of the list that the entry was opened from, as a query string. */
  query: string
}

/** Reads the head of an entry, for staff who handle its kind; else null. */
export async function findCaseHead(staff: Staff, { kind, id, born, query }: CaseHeadQuery): Promise<CaseHead | null> {
  const scope = findScope(staff)
  if (!scope || !handlesKind(staff, kind)) return null
  const [addressee, proposal, queue] = await Promise.all([
    findAddressee(id),
    born ? propose(born) : null,
    findQueue(id, { ...parseFilters(new URLSearchParams(query)), view: 'list' }, scope),
  ])
  return { language: addressee?.language ?? null, proposal, queue }
}

/** Returns an entry's position in a list and its neighbors. */
async function findQueue(id: string, filters: InboxFilters, scope: Scope): Promise<CaseQueue> {
  const { rows, newer, older } = await listEntries(filters, scope)
  const [before, after] = await Promise.all([
    rows[0]?.id === id ? stepOver(newer, filters, scope) : undefined,
    stepOver(older, filters, scope),
  ])
  return describeQueue(id, { rows, before, after }, filters)
}

// Finds the neighbor across a page boundary: the last row of the previous page, or the first of the next.
async function stepOver(cursor: Cursor | null, filters: InboxFilters, scope: Scope): Promise<Step | undefined> {
  if (!cursor) return undefined
  const page = { ...filters, cursor }
  const { rows } = await listEntries(page, scope)
  const row = cursor.direction === 'newer' ? rows.at(-1) : rows[0]
  return row && { row, filters: page }
}

async function propose(born: string): Promise<SeasonProposal | null> {
  const season = await findCurrentSeason(pool())
  return season && { ...proposeDivision(born, season.cutoffOn), season: season.name }
}
