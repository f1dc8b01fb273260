import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { escapeChunks } from './one-byte-chunks.mjs'

const CHUNK = String.raw`module.exports = ['“Hi”', "it\’s", ${'`–\\\\’`'}, /^[‘’]\–+$/.test('’––'), /^😀$/u.test('😀'), 'café']`
const VALUES = ['“Hi”', 'it’s', '–\\’', true, true, 'café']

it('writes characters beyond Latin-1 as escapes, and keeps the meaning of a chunk', async () => {
  const folder = temporaryFolder()
  const inChunks = (name: string) => path.join(folder, 'server', 'chunks', name)
  await mkdir(inChunks('ssr'), { recursive: true })
  await writeFile(inChunks('ssr/page.js'), CHUNK)
  await writeFile(inChunks('original.cjs'), CHUNK)

  await escapeChunks(folder)
  const load = createRequire(inChunks('page.js'))
  expect(load('./original.cjs')).toEqual(VALUES)
  expect(load('./ssr/page.js')).toEqual(VALUES)
  const characters = [...(await readFile(inChunks('ssr/page.js'), 'utf8'))]
  expect(characters.filter((one) => one.codePointAt(0)! > 0xff)).toEqual([])
})
