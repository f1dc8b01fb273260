import 'server-only'
import { Forbidden } from 'payload'
import { hasRole } from '@/lib/roles'
import { adminPaths } from '@/lib/admin-paths'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { hasTrigrams } from '@/server/database/trigrams'
import { asStaff } from '@/server/payload'
import { openTab } from '@/features/entries/rules/filters'
import type { Found, FoundGroup } from '../../rules/find'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { readSearch, toPattern } from '@/features/entries/rules/search-text'
import { findScope, searchEntries, closeSettings } from '@/features/entries/server/api'
import { closeSql, literalSql } from './find-sql'
import { SOURCES, type Source } from './sources'

const VISIBLE_MAX = 5

type Candidate = { id: string; title: string; hint: string }

/** Finds entries and documents by name, with typing errors, among those that this member of staff may read. */
export async function findAnything(staff: Staff, text: string): Promise<FoundGroup[]> {
  const query = text.trim().toLowerCase()
  const actor = { ...staff, collection: 'staff' as const }
  const sources = SOURCES.filter(({ roles }) => hasRole(actor, ...roles))
  const groups = await Promise.all([
    findEntries(staff, text),
    ...sources.map(async (source) => ({ label: source.label, items: await findDocuments(staff, source, query) })),
  ])
  return groups.filter(({ items }) => items.length > 0)
}

async function findEntries(staff: Staff, text: string): Promise<FoundGroup> {
  const [scope, search] = [findScope(staff), readSearch(text)]
  if (!scope || !search) return { label: 'Entries', items: [] }
  const { rows } = await searchEntries(search, { ...openTab('all'), status: undefined, sort: 'newest' }, scope)
  const items = rows.slice(0, VISIBLE_MAX).map(({ id, kind, person, reference, assignee, dueAt }): Found => ({
    key: `${kind}/${id}`,
    title: person,
    hint: [INBOX_KINDS[kind].one, reference, assignee && `with ${assignee}`].filter(Boolean).join(', '),
    href: adminPaths.document(kind, id),
    dueAt,
  }))
  return { label: 'Entries', items }
}

async function findDocuments(staff: Staff, source: Source, query: string): Promise<Found[]> {
  const candidates = await readCandidates(source, query)
  const readable = await listReadable(
    staff,
    source,
    candidates.map(({ id }) => id),
  )
  return candidates
    .filter(({ id }) => readable.has(id))
    .slice(0, VISIBLE_MAX)
    .map(({ id, title, hint }) => ({
      key: `${source.collection}/${id}`,
      title,
      hint,
      href: adminPaths.document(source.collection, id),
    }))
}

// Searches literally first, and by similarity only without a literal match. For mails, both searches use an index.
async function readCandidates(source: Source, query: string): Promise<Candidate[]> {
  const literal = await pool().query<Candidate>(literalSql(source), [toPattern(query)])
  if (literal.rows.length > 0 || !(await hasTrigrams())) return literal.rows
  const settings = closeSettings({ words: [query], patterns: [] })
  return transaction(async (client) => {
    await client.query(settings.text, settings.values)
    return (await client.query<Candidate>(closeSql(source), [query])).rows
  })
}

// Queries Payload, so that its access rules and the trash apply.
async function listReadable(staff: Staff, { collection }: Source, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  try {
    const { docs } = await asStaff(staff).find({
      collection,
      where: { id: { in: ids } },
      depth: 0,
      pagination: false,
      select: {},
    })
    return new Set(docs.map(({ id }) => String(id)))
  } catch (error) {
    if (error instanceof Forbidden) return new Set()
    throw error
  }
}
