import { unlink } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { exportForFamily } from '@/features/privacy/server/child-file/export'
import { dataFolder } from '@/lib/data-folder'
import { pool } from '@/server/database/pool'
import { exportOf, HOME, household } from './child-file-support'
import { makePicture } from './picture-support'
import { accept, acceptedRegistration, clearRosters, makeSeasons } from './rosters-support'
import { freshDatabase } from './support'

freshDatabase('demo')

beforeEach(async () => {
  await clearRosters()
  await pool().query('TRUNCATE tryout_registrations CASCADE')
  await makeSeasons()
})

test('the office gets every picture of a child, a family those without other children', async () => {
  const { player } = await household()
  const other = await accept(await acceptedRegistration({ firstName: 'Ola', parentEmail: 'ola@example.org' }))
  await makePicture({ alt: 'A girl shoots', players: [player] })
  await makePicture({ alt: 'Two girls pass', players: [player, other.player] })
  await makePicture({ alt: 'Another girl alone', players: [other.player] })
  const { files, page, data } = await exportOf(player)
  const names = Object.keys(files).filter((name) => name.startsWith('pictures/'))
  expect(names).toEqual(['pictures/1.webp', 'pictures/2.webp'])
  expect(files['pictures/1.webp']).toMatch(/^RIFF.{4}WEBP/s)
  expect(data).toMatchObject({ pictures: [{ alt: 'A girl shoots' }, { alt: 'Two girls pass' }] })
  expect(page).toContain('Two girls pass')
  expect(page).not.toContain('Another girl alone')

  const family = await exportForFamily(await guardianOf(player))
  expect(family!.pictures.map(({ alt }) => alt)).toEqual(['A girl shoots'])
  expect(family!.leftOut).toContainEqual(
    expect.objectContaining({ what: 'Pictures that show other children too', count: 1 }),
  )
})

test('a picture whose file is missing does not break the export', async () => {
  const { player } = await household()
  const id = await makePicture({ alt: 'A girl shoots', players: [player] })
  const { rows } = await pool().query<{ filename: string }>('SELECT filename FROM media WHERE id = $1', [id])
  await unlink(`${dataFolder('media')}/${rows[0]!.filename}`)
  const { files } = await exportOf(player)
  expect(Object.keys(files)).toEqual(['index.html', 'data.json'])
})

async function guardianOf(player: string) {
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM members WHERE player_id = $1', [player])
  return { childRef: { kind: 'members', id: rows[0]!.id }, email: HOME.parentEmail }
}
