import 'server-only'
import { cache } from 'react'
import { cacheTags } from '@/lib/cache-tags'
import { nameFinder } from '@/features/people/rules/name-finder'
import { listRosterNames } from '@/features/people/server/api'
import { withoutAccepted } from '../../rules/content-check/accepted'
import { checkDocument } from '../../rules/content-check/check'
import type { CheckFacts } from '../../rules/content-check/facts'
import { PROSE_COLLECTIONS, PROSE_GLOBALS, proseLabel, type ProseKind } from '../../rules/content-check/prose'
import type { Warning } from '../../rules/content-check/warning'
import { readCheckFacts } from './facts'
import { findSavedProse, listPublishedProse } from './texts'
import type { Staff } from '@/payload-types'
import { cachedQuery } from '@/server/cache'
import { pool } from '@/server/database/pool'

/** A warning with its document. `id`: null for the texts of a page. */
export type ListedWarning = Warning & { document: { kind: ProseKind; id: string | null; label: string } }

/** The cache tags of everything that the check reads: a change of any of it invalidates the list. */
const TAGS = [
  ...['fees', 'site-settings', ...PROSE_GLOBALS].map(cacheTags.global),
  ...['stages', 'media', 'players', 'redirects', ...PROSE_COLLECTIONS].map(cacheTags.collection),
]

const readPublished = cachedQuery(['content-check'], TAGS, checkPublished)

/**
 * Lists the warnings about published texts, without those that an editor accepted. Cached until a text or a compared fact
 * changes.
 */
export const listContentWarnings = cache(async (): Promise<ListedWarning[]> => {
  const [warnings, accepted] = await Promise.all([readPublished(), readAcceptedByPost()])
  const open = ({ document: { kind, id }, key }: ListedWarning) =>
    kind !== 'posts' || withoutAccepted([{ key }], accepted.get(id ?? '')).length > 0
  return warnings.filter(open)
})

// Accepting a warning changes the draft, so the latest version has it.
async function readAcceptedByPost(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool().query<{ id: string; accepted: string }>(
    `SELECT parent_id AS id, version_accepted_warnings AS accepted FROM _posts_v
     WHERE latest AND version_accepted_warnings <> ''`,
  )
  return new Map(rows.map(({ id, accepted }) => [id, accepted]))
}

/** Checks all published texts, without the cache. */
export async function checkPublished(): Promise<ListedWarning[]> {
  const [facts, prose] = await Promise.all([readFacts(), listPublishedProse()])
  return prose.flatMap(({ kind, id, title, document }) =>
    checkDocument(kind, document, facts).map((warning) => ({
      ...warning,
      document: { kind, id, label: proseLabel(kind, title) },
    })),
  )
}

/** Checks a document as of its last save, including accepted warnings; null if the member of staff cannot read it. */
export async function checkSaved(staff: Staff, kind: ProseKind, id: string): Promise<Warning[] | null> {
  const [facts, saved] = await Promise.all([readFacts(), findSavedProse(staff, kind, id)])
  return saved && checkDocument(kind, saved, facts)
}

async function readFacts(): Promise<CheckFacts> {
  const [facts, names] = await Promise.all([readCheckFacts(), listRosterNames()])
  return { ...facts, namesPlayer: nameFinder(names) }
}
