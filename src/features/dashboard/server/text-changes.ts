import 'server-only'
import { PROSE_COLLECTIONS, PROSE_GLOBALS, proseLabel } from '@/features/site/rules/content-check/prose'
import { adminPaths } from '@/lib/admin-paths'
import { pool } from '@/server/database/pool'
import { compareVersions, type TextChange } from '../rules/text-change'

const VISIBLE_CHANGES = 6
/** The number of audit notes that are searched. They also include notes about films and pictures. */
const SEARCHED_NOTES = 60
/** Globals with facts that texts mention. */
const SETTINGS = ['fees', 'site-settings']
const COLLECTIONS: readonly string[] = PROSE_COLLECTIONS
const ACTIONS = ['added', 'changed', 'published', 'unpublished', 'drafted', 'restored', 'trashed', 'untrashed']

/** A change of a text, or of a fact that texts mention. `fields`: the field names in the audit note. */
export type ContentChange = {
  id: string
  at: string
  actor: string
  action: string
  kind: string
  label: string
  fields: string | null
  change: TextChange | null
  href: string | null
}

type Note = {
  id: string
  at: Date
  actor: string
  action: string
  kind: string
  document: string | null
  title: string | null
  fields: string | null
}

/** Lists the latest text changes with their authors, and the values of their versions if there are any. For editors. */
export async function listContentChanges(): Promise<ContentChange[]> {
  const kinds = [...PROSE_COLLECTIONS, ...PROSE_GLOBALS, ...SETTINGS]
  const { rows } = await pool().query<Note>(NOTES, [kinds, ACTIONS])
  return Promise.all(rows.map(toChange))
}

// Uses the indexes on area and kind, because most audit notes are about families.
const COLUMNS = 'id, at, actor_name AS actor, action, kind, entry_id AS document, title, detail AS fields'
const SETTINGS_NOTES = SETTINGS.map(
  (kind) => `(SELECT ${COLUMNS} FROM audit_events WHERE kind = '${kind}' ORDER BY id DESC LIMIT ${VISIBLE_CHANGES})`,
)
const NOTES = `
  SELECT * FROM (
    (SELECT ${COLUMNS} FROM audit_events WHERE area = 'content' ORDER BY id DESC LIMIT ${SEARCHED_NOTES})
    UNION ALL ${SETTINGS_NOTES.join(' UNION ALL ')}
  ) AS notes WHERE kind = ANY ($1) AND action = ANY ($2) ORDER BY id DESC LIMIT ${VISIBLE_CHANGES}`

async function toChange({ document, title, at, ...note }: Note): Promise<ContentChange> {
  const isDocument = COLLECTIONS.includes(note.kind)
  const ownHref = document && adminPaths.document(note.kind, document)
  return {
    ...note,
    id: String(note.id),
    at: at.toISOString(),
    label: proseLabel(note.kind, title ?? ''),
    change: await findChange(note.kind, document, at),
    href: isDocument ? ownHref : adminPaths.global(note.kind),
  }
}

/** Compares the version at a point in time with the previous one. */
async function findChange(kind: string, document: string | null, at: Date): Promise<TextChange | null> {
  if (kind === 'announcements') return null // Announcements have no versions.
  const table = `"_${kind.replaceAll('-', '_')}_v"`
  const { rows } = await pool().query<{ version: Record<string, unknown> }>(
    `SELECT to_jsonb(v) AS version FROM ${table} v
     WHERE updated_at <= $1::timestamptz + interval '2 seconds' ${document ? 'AND parent_id = $2' : ''}
     ORDER BY updated_at DESC LIMIT 2`,
    document ? [at, document] : [at],
  )
  const [after, before] = rows
  return after && before ? compareVersions(before.version, after.version) : null
}
