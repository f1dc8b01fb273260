import 'server-only'
import { findCurrentSeason } from '@/features/people/store/api'
import { proposeDivision, type Proposal } from '@/features/people/rules/rosters'
import type { MailLanguage } from '@/lib/mails/languages'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { describeQueue, type CaseQueue, type Step } from '../../rules/case-queue'
import type { Cursor, InboxFilters } from '../../rules/filters'
import { parseFilters } from '../../rules/parse-filters'
import type { Place } from '../../rules/entry'
import { findAddressee } from '../status-mails/mail-facts'
import type { Scope } from '../filter-sql'
import { worksOnKind } from '../kind-roles'
import { findScope, listEntries } from '../queries'

export type SeasonProposal = Proposal & { season: string }

/** What the head of an entry shows beside its own fields. */
export type CaseHead = {
  /** The language in which the family is written to; null once the entry was merged into another one. */
  language: MailLanguage | null
  proposal: SeasonProposal | null
  queue: CaseQueue | null
}

type Asked = Place & {
  /** Null where the entry has no date of birth. */
  born: string | null
  /** The filters of the list that the entry was opened from, as its address has them. */
  query: string
}

/** Reads the head of an entry, for staff who look after its kind; else null. */
export async function findCaseHead(staff: Staff, { kind, id, born, query }: Asked): Promise<CaseHead | null> {
  const scope = findScope(staff)
  if (!scope || !worksOnKind(staff, kind)) return null
  const [addressee, proposal, queue] = await Promise.all([
    findAddressee(id),
    born ? propose(born) : null,
    findQueue(id, { ...parseFilters(new URLSearchParams(query)), view: 'list' }, scope),
  ])
  return { language: addressee?.language ?? null, proposal, queue }
}

/** Where an entry is in a list, and its neighbors there. */
async function findQueue(id: string, filters: InboxFilters, scope: Scope): Promise<CaseQueue> {
  const { rows, newer, older } = await listEntries(filters, scope)
  const [before, after] = await Promise.all([
    rows[0]?.id === id ? stepOver(newer, filters, scope) : undefined,
    stepOver(older, filters, scope),
  ])
  return describeQueue(id, { rows, before, after }, filters)
}

// The list is walked from both ends: before a page comes the last row of the page before it.
async function stepOver(cursor: Cursor | null, filters: InboxFilters, scope: Scope): Promise<Step | undefined> {
  if (!cursor) return undefined
  const page = { ...filters, cursor }
  const { rows } = await listEntries(page, scope)
  const row = cursor.way === 'newer' ? rows.at(-1) : rows[0]
  return row && { row, filters: page }
}

async function propose(born: string): Promise<SeasonProposal | null> {
  const season = await findCurrentSeason(pool())
  return season && { ...proposeDivision(born, season.cutoffOn), season: season.name }
}
