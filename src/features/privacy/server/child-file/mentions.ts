import 'server-only'
import { pool } from '@/server/database/pool'
import type { Child } from './child'

/** A record of others that names a child; `at`: when it was created. */
export type Mention = { kind: MentionKind; id: string; at: string }

/** Collections whose records may mention a child, and saved views of the inbox. */
type MentionKind =
  | 'player-registrations'
  | 'tryout-registrations'
  | 'applications'
  | 'form-entries'
  | 'film-comments'
  | 'film-assignments'
  | 'media'
  | 'albums'
  | 'inbox-views'

const MOST = 50

// Whole words, without case, accents and punctuation, and with a space on each side.
const normalizedSql = (text: string) => `' ' || regexp_replace(inbox_fold(${text}), '[^[:alnum:]]+', ' ', 'g') || ' '`

// $1 entries, $2 players, $3 members of the child; $4 its name and $5 its first name. The first name alone counts only where the
// family or the child is known.
const MENTIONS = `
  WITH addresses AS (SELECT DISTINCT email FROM inbox_entries WHERE entry_id = ANY ($1) AND email <> ''),
    family AS (SELECT parent_id AS id FROM members_rels WHERE path = 'children' AND members_id = ANY ($3)
      UNION SELECT r.members_id FROM members_rels r WHERE r.path = 'children' AND r.parent_id IN (
        SELECT parent_id FROM members_rels WHERE path = 'children' AND members_id = ANY ($3))),
    texts (kind, id, at, text, is_known) AS (
      SELECT 'form-entries', f.id, f.created_at, concat_ws(' ', f.subject, f.message),
        lower(f.email) IN (SELECT email FROM addresses) FROM form_entries f
      UNION ALL SELECT 'film-comments', c.id, c.created_at, c.text, c.author_id IN (SELECT id FROM family)
        FROM film_comments c WHERE c.author_id IS NULL OR c.author_id <> ALL ($3)
      UNION ALL SELECT 'film-assignments', a.id, a.created_at, a.note,
        EXISTS (SELECT FROM film_assignments_rels r WHERE r.parent_id = a.id AND r.members_id = ANY ($3))
        FROM film_assignments a
      UNION ALL SELECT 'media', m.id, m.created_at, concat_ws(' ', m.alt, m.filename),
        EXISTS (SELECT FROM media_rels r WHERE r.parent_id = m.id AND r.players_id = ANY ($2)) FROM media m
      UNION ALL SELECT 'albums', p._parent_id, b.created_at, p.caption,
        EXISTS (SELECT FROM media_rels r WHERE r.parent_id = p.picture_id AND r.players_id = ANY ($2))
        FROM albums_pictures p JOIN albums b ON b.id = p._parent_id
      UNION ALL SELECT 'inbox-views', v.id, v.created_at, concat_ws(' ', v.name, replace(v.query, '+', ' ')), false
        FROM inbox_views v),
    folded AS (SELECT kind, id, at, is_known, ${normalizedSql('text')} AS words FROM texts)
  SELECT kind, id, at FROM folded WHERE strpos(words, ${normalizedSql('$4')}) > 0 OR (is_known AND strpos(words, ${normalizedSql('$5')}) > 0)
  UNION SELECT kind, entry_id, received_at FROM inbox_entries
    WHERE kind IN ('player-registrations', 'tryout-registrations', 'applications') AND entry_id <> ALL ($1)
      AND ${normalizedSql('person')} = ${normalizedSql('$4')}
  ORDER BY at DESC LIMIT ${MOST}`

/**
 * Lists records of others that name a child, newest first, at most fifty: an entry of the same name from another address, a
 * message, a comment, a note, the text of a picture, a saved view. They are not erased with the child, because only a person
 * can tell whom they are about.
 */
export async function listMentions({ entries, players, members, name, firstName }: Child): Promise<Mention[]> {
  const { rows } = await pool().query<{ kind: MentionKind; id: string; at: Date }>(MENTIONS, [
    entries,
    players,
    members,
    name,
    firstName,
  ])
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
