import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { databaseFolder, startDatabase, stopDatabase } from '../../support/database'
import { sendFamilies } from '../../support/faults/families'
import { IS_WHOLE, SEED, expectStored, firstStoredAfter, report } from '../../support/faults/figures'
import { SmallDisk, canMount } from '../../support/faults/small-disk'
import { expect, test } from '../../support/faults/test'
import { RECIPES } from '../../support/fixtures'
import { staffHeaders } from '../../support/staff-session'

test.use({ environmentName: 'faults', ownCluster: true })
test.setTimeout(900_000)
test.skip(!IS_WHOLE || !canMount(), 'Mounts small disks as root, and is part of `npm run test:faults` alone.')

const FREE_MB = 64
const RECOVERY_MS = 10_000

const PARTS: [string, string, (db: pg.Pool) => Promise<unknown>][] = [
  ['tables', 'base', () => wait(10_000)],
  // Takes the files that are kept for the next entries of the log, after which PostgreSQL stops.
  ['write-ahead log', 'pg_wal', (db) => expect(() => writeLog(db)).rejects.toThrow()],
]

for (const [index, [name, part, untilFull]] of PARTS.entries()) {
  test(`every acknowledged form is stored once when the disk of the database’s ${name} is full`, async ({
    environment,
    db,
  }) => {
    const folder = join(await databaseFolder(db), part)
    await stopDatabase()
    const disk = new SmallDisk(folder, FREE_MB)
    try {
      await expect(startDatabase).toPass({ timeout: 30_000 })
      const sending = sendFamilies({
        site: () => environment.url,
        count: 2_000,
        atOnce: 20,
        seed: SEED * 10 + index,
      })
      await wait(500)
      disk.fill()
      await untilFull(db)
      disk.empty()
      await expect(startDatabase).toPass({ timeout: 30_000 })
      const freedAt = Date.now()
      const families = await sending
      const recoveryMs = firstStoredAfter(families, freedAt)
      report(`disk of the ${name} full`, { ...(await expectStored(db, families)), recoveryMs })
      expect(families.some(({ answers }) => answers.includes(503))).toBe(true)
      expect(recoveryMs ?? 0).toBeLessThan(RECOVERY_MS)
    } finally {
      await stopDatabase()
      disk.remove()
      await startDatabase()
    }
  })
}

async function writeLog(db: pg.Pool): Promise<void> {
  for (let round = 0; round < 40; round += 1)
    await db.query(`CREATE TABLE log_filler AS SELECT repeat(md5(i::text), 30) FROM generate_series(1, 30000) i;
      DROP TABLE log_filler`)
}

test('a picture that does not fit on the disk is refused with the reason, and leaves no record and no file', async ({
  environment,
  request,
  db,
}) => {
  const folder = join(environment.env.FULLCOURT_DATA_DIR!, 'media')
  const { name, mimetype, data } = (await RECIPES.media!({ n: 1 } as never).file)!
  const headers = await staffHeaders(request, 'editor')
  const send = () =>
    request.post('/api/media', {
      headers,
      multipart: {
        _payload: JSON.stringify({ alt: 'Does not fit' }),
        file: { name, mimeType: mimetype, buffer: data },
      },
    })
  const count = async () => (await db.query('SELECT FROM media')).rowCount
  // More than uploads leave free for the database.
  const disk = new SmallDisk(folder, 256)
  try {
    const before = [await count(), readdirSync(folder).length]
    disk.fill()
    const answer = await send()
    expect([answer.status(), await answer.text()]).toEqual([507, expect.stringContaining('disk')])
    disk.empty()
    expect([await count(), readdirSync(folder).length]).toEqual(before)
    expect((await send()).status()).toBe(201)
  } finally {
    disk.remove()
  }
})
