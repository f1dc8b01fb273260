import 'server-only'
import path from 'node:path'
import type { Client } from '@/server/database/pool'
import { findUpload } from '@/server/uploads/find-upload'
import type { ChildExport, FilePicture, LeftOut } from '../../rules/child-export/file'
import type { ChildIds } from './child'

const OTHERS = {
  what: 'Pictures that show other children too',
  reason: 'They are not public, and the others have a right to them too. Ask us to see them.',
}

type TaggedPicture = { alt: string; filename: string; isForFamily: boolean }

/**
 * Lists the pictures of a child with their files. The office gets all; a family gets those of its child alone and public ones,
 * and gets the number of the others. A picture whose file is missing is left out.
 */
export async function listPictures(
  client: Client,
  { players }: Pick<ChildIds, 'players'>,
  madeFor: ChildExport['madeFor'],
): Promise<{ pictures: FilePicture[]; leftOut: LeftOut[] }> {
  const { rows } = await client.query<TaggedPicture>(
    `SELECT m.alt, coalesce(m.filename, '') AS filename, coalesce(m.shown, false) OR NOT EXISTS (
       SELECT FROM media_rels other WHERE other.parent_id = m.id AND other.players_id <> ALL ($1)) AS "isForFamily"
     FROM media m WHERE m.id IN (SELECT parent_id FROM media_rels WHERE players_id = ANY ($1)) ORDER BY m.created_at`,
    [players],
  )
  const included = rows.filter(({ isForFamily }) => madeFor === 'the office' || isForFamily)
  const found = await Promise.all(included.map(({ filename }) => findUpload('media', filename)))
  const pictures = included
    .filter((_, index) => found[index])
    .map(({ alt, filename }, index) => ({ name: `pictures/${index + 1}${path.extname(filename)}`, alt, filename }))
  const count = rows.length - included.length
  return { pictures, leftOut: count > 0 ? [{ ...OTHERS, count }] : [] }
}
