import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findChild } from '@/features/privacy/server/child-file/child'
import { listMentions } from '@/features/privacy/server/child-file/mentions'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { env } from '@/server/env'
import { everyForm, findForms } from '../support/every-form'
import { everyRow } from '../support/every-row'
import { findInFiles } from '../support/find-in-files'
import { bigFamily, refOf, type Sibling } from './erasure-support'
import { send } from './entry-support'
import { context } from './rosters-support'
import { payload } from './support'
import { tryoutInput } from '../support/factories'

/** Records of each kind. */
export const EACH = 200
/** Pictures that are deleted as staff do it, which takes a second each: the site looks for the picture in every document. */
const BY_STAFF = 10

const SECOND = { parentName: 'Lee Canarysecond', email: 'lee.second@example.org', phoneNumber: '(623) 555-0191' }
const TABLES = {
  'film-comments': 'film_comments',
  'film-assignments': 'film_assignments',
  media: 'media',
  'inbox-views': 'inbox_views',
  'form-entries': 'form_entries',
}

/** Creates three siblings, and two hundred records of every kind that tell about the first one or name her. */
export async function largeFamily() {
  const { hana, others, words } = await bigFamily()
  const her = { playerFirstName: 'Hana', playerLastName: 'Canaryfield', experience: 'Canarysecond for a year.' }
  const second = await send(postTryout, tryoutInput({ ...SECOND, ...her }))
  await insertActivity(hana)
  await insertMentions(hana)
  await writePictures()
  return { hana, others, second, words: [...words, SECOND.email, '555-0191', '5550191', 'Hana Canaryfield'] }
}

/** Films watched and commented on, mails, and answers of hers. */
async function insertActivity({ player, email }: Sibling): Promise<void> {
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM members WHERE player_id = $1', [player])
  const member = rows[0]!.id
  await pool().query(
    `WITH films AS (INSERT INTO films (title, description, category, coach, level, duration, "order", slug, _status)
       SELECT 'Film ' || n, 'Look.', 'Defense', 'Theo Storey', 'Foundation', 60, 1000, 'many-' || n, 'published'
       FROM generate_series(1, $2) n RETURNING id),
     views AS (INSERT INTO film_views (id, member_id, film_id, share) SELECT gen_random_uuid(), $1::uuid, id, 50 FROM films),
     said AS (INSERT INTO film_comments (id, text, film_id, author_id, author_name)
       SELECT gen_random_uuid(), 'Canarysaid: late again.', id, $1::uuid, 'Hana C.' FROM films)
     INSERT INTO mails (kind, "to", subject, text, status, attempts, dedupe_key, language)
       SELECT 'film-reminder', $3::text, 'Canaryreminder', 'Hana has a film to watch', 'sent', 1,
         'film-reminder:' || id || ':2026-11-20:' || $1::uuid || ':' || $3::text, 'en' FROM films`,
    [member, EACH, email],
  )
}

/** What others wrote about her: only a person can decide about these. */
async function insertMentions({ player }: Sibling): Promise<void> {
  await pool().query(
    `INSERT INTO film_comments (id, text, film_id, author_name)
     SELECT gen_random_uuid(), 'Well seen, Hana Canaryfield!', id, 'Kim' FROM films LIMIT $1`,
    [EACH],
  )
  await pool().query(
    `INSERT INTO film_assignments (id, film_id, assigned_on, share, note)
     SELECT gen_random_uuid(), id, now(), 50, 'For Hana Canaryfield.' FROM films LIMIT $1`,
    [EACH],
  )
  await pool().query(
    `INSERT INTO inbox_views (id, name, query) SELECT gen_random_uuid(), 'View ' || n, 'q=Hana+Canaryfield&page=' || n
     FROM generate_series(1, $1) n`,
    [EACH],
  )
  await pool().query(
    `INSERT INTO form_entries (name, email, subject, message, reference)
     SELECT 'Kim', 'kim' || n || '@example.org', 'A question', 'Is Hana Canaryfield on the list?', 'FC-MANY-' || n
     FROM generate_series(1, $1) n`,
    [EACH],
  )
  await pool().query(
    `WITH made AS (INSERT INTO media (id, alt, filename)
       SELECT gen_random_uuid(), 'Hana Canaryfield shoots', 'hana-canaryfield-' || n || '.webp' FROM generate_series(1, $1) n RETURNING id)
     INSERT INTO media_rels (parent_id, path, players_id) SELECT id, 'players', $2 FROM made`,
    [EACH, player],
  )
}

async function writePictures(): Promise<void> {
  await mkdir(folderOf('media'), { recursive: true })
  for (let n = 1; n <= EACH; n += 1)
    await writeFile(path.join(folderOf('media'), `hana-canaryfield-${n}.webp`), 'Canarypicture')
}

function folderOf(name: string): string {
  return path.resolve(env().FULLCOURT_DATA_DIR, name)
}

/**
 * Does what staff do with the list of mentions before an erasure: deletes what others wrote, until only entries of the same name
 * are left, which are erased by themselves. Returns how many of each kind there were.
 */
export async function decideMentions(hana: Sibling): Promise<Record<string, number>> {
  const decided: Record<string, number> = {}
  for (;;) {
    const mentions = await listMentions((await findChild(refOf(hana)))!)
    const open = mentions.filter(({ kind }) => kind in TABLES)
    if (open.length === 0) return decided
    for (const { kind, id } of open) {
      decided[kind] = (decided[kind] ?? 0) + 1
      if (kind === 'media') await removePicture(id, decided[kind] <= BY_STAFF)
      else await pool().query(`DELETE FROM ${TABLES[kind as keyof typeof TABLES]} WHERE id = $1`, [id])
    }
  }
}

async function removePicture(id: string, isByStaff: boolean): Promise<void> {
  if (isByStaff) return void (await (await payload()).delete({ collection: 'media', id, context }))
  const { rows } = await pool().query<{ filename: string }>('DELETE FROM media WHERE id = $1 RETURNING filename', [id])
  await rm(path.join(folderOf('media'), rows[0]!.filename))
}

/** Returns which words are found in any form: in a table, in the planner's statistics, in the name of a file or in a file. */
export async function findTraces(words: readonly string[]): Promise<string[]> {
  const forms = new Map(words.map((word) => [word, everyForm(word)]))
  const rows = await everyRow(pool())
  const inTables = rows.flatMap(({ table, row }) =>
    findForms(row.toLowerCase() + row, forms).map((word) => `${word} in ${table}`),
  )
  const statistics = await pool().query<{ row: string }>('SELECT s::text AS row FROM pg_stats s')
  const inStatistics = statistics.rows.flatMap(({ row }) =>
    findForms(row, forms).map((word) => `${word} in statistics`),
  )
  const inFiles = (await findInFiles(path.resolve(env().FULLCOURT_DATA_DIR), forms)).map((word) => `${word} in a file`)
  return [...new Set([...inTables, ...inStatistics, ...inFiles])].toSorted()
}
