import { mkdtempSync } from 'node:fs'
import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { readArchive, writeArchive } from './archive.mjs'

const folder = mkdtempSync(join(tmpdir(), 'archive-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const BIG = Buffer.alloc(3_000_000, 'drill ')
let made = 0

async function makeArchive(recipient?: string) {
  const name = String((made += 1))
  await mkdir(join(folder, name))
  await mkdir(join(folder, name, 'to'))
  await writeFile(join(folder, name, 'big'), BIG)
  await writeFile(join(folder, name, 'empty'), '')
  const sources = ['big', 'empty', 'gone'].map((path) => ({ path: `files/${path}`, from: join(folder, name, path) }))
  const file = join(folder, name, 'archive')
  const written = await writeArchive(file, sources, { layout: 1 }, recipient)
  return { file, to: join(folder, name, 'to'), ...written }
}

test('reads what it wrote, and leaves out a file that is gone', async () => {
  const { file, to, files } = await makeArchive()
  expect(files.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['files/big', BIG.length],
    ['files/empty', 0],
  ])
  expect(await readArchive(file, to)).toEqual({ layout: 1, files })
  expect((await readFile(join(to, 'files/big'))).equals(BIG)).toBe(true)
})

test('an encrypted archive contains nothing readable and opens with its key only', async () => {
  const [identity, other] = [await generateIdentity(), await generateIdentity()]
  const { file, to, files } = await makeArchive(await identityToRecipient(identity))
  expect((await readFile(file)).includes('drill drill')).toBe(false)
  await expect(readArchive(file, to)).rejects.toThrow('--identity')
  await expect(readArchive(file, to, other)).rejects.toThrow('another key')
  expect(await readArchive(file, to, identity)).toEqual({ layout: 1, files })
})

test.each([
  ['cut off', 1_000_000],
  ['cut off before its end', -2_000],
  ['empty', 0],
])('refuses an archive that is %s', async (_, length) => {
  const { file, to, bytes } = await makeArchive()
  await truncate(file, length < 0 ? bytes + length : length)
  await expect(readArchive(file, to)).rejects.toThrow('damaged or incomplete')
})

test('refuses an archive with a changed byte', async () => {
  const { file, to } = await makeArchive()
  const bytes = await readFile(file)
  bytes[1_500_000]! ^= 1
  await writeFile(file, bytes)
  await expect(readArchive(file, to)).rejects.toThrow('damaged or incomplete')
})

test('refuses a recipient that is no public key before it reads a file', async () => {
  let isRead = false
  const source = {
    path: 'files/big',
    get from() {
      isRead = true
      return join(folder, 'big')
    },
  }
  await expect(writeArchive(join(folder, 'refused'), [source], {}, 'age1nonsense')).rejects.toThrow('begins with age1')
  expect(isRead).toBe(false)
})
