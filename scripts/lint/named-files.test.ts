import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../lib/git.mjs'
import { inRoot } from '../lib/locations.mjs'

/** A path with a folder and an extension: in backticks in a document, after one of our folders in a comment. */
const IN_DOCUMENTS = /`((?:[\w.()[\]-]+\/)+[\w.[\]-]+\.(?:tsx?|mjs|css|sql|md|yml))`/g
const IN_COMMENTS =
  /(?<![\w/.'"@-])((?:src|tests|scripts|docs|runtime|collections|seed|server|features|lib|components|admin)\/[\w.()[\]/-]+\.(?:tsx?|mjs|css|sql|md)\b)/g
/** An example with a placeholder instead of a name. */
const PLACEHOLDER = 'scripts/commands/NAME.mjs'

const files = listFiles()
// Each ending of a path: a file may name another by its folder and name only.
const endings = new Set(
  files.flatMap((file) => {
    const parts = file.split('/')
    return parts.map((_, index) => parts.slice(index).join('/'))
  }),
)

function listMissing(file: string): string[] {
  const pattern = path.extname(file) === '.md' ? IN_DOCUMENTS : IN_COMMENTS
  const named = [...readFileSync(inRoot(file), 'utf8').matchAll(pattern)].map(([, name]) => name!)
  return named.filter((name) => name !== PLACEHOLDER && !endings.has(name)).map((name) => `${file}: ${name}`)
}

test('every file that a document or a comment names exists', () => {
  const readers = files.filter((file) => /\.(?:md|tsx?|mjs|css)$/.test(file) && !file.startsWith('src/migrations/'))
  expect(readers.length).toBeGreaterThan(2000)
  expect(readers.flatMap(listMissing)).toEqual([])
})
