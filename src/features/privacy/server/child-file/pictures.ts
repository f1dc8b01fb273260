import 'server-only'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { dataFolder } from '@/lib/data-folder'
import type { Client } from '@/server/database/pool'
import type { ChildExport, FilePicture, LeftOut } from '../../rules/child-export/file'
import type { ChildIds } from './child'

const OTHERS = {
  what: 'Pictures that show other children too',
  reason: 'They are not public, and the others have a right to them too. Ask us to see them.',
}

type TaggedPicture = { alt: string; filename: string; isForFamily: boolean }

/**
 * Lists the pictures of a child with their files. The office gets all; a family gets those of its child alone and public ones,
 * and is told how many others there are. A picture whose file is missing is left out.
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
  const files = included.map(({ alt, filename }) => ({
    alt,
    file: path.join(dataFolder('media'), path.basename(filename)),
  }))
  const isThere = await Promise.all(
    files.map(({ file }) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  )
  const pictures = files
    .filter((_, index) => isThere[index])
    .map(({ alt, file }, index) => ({ name: `pictures/${index + 1}${path.extname(file)}`, alt, file }))
  const count = rows.length - included.length
  return { pictures, leftOut: count > 0 ? [{ ...OTHERS, count }] : [] }
}
