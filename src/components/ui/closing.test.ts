import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['src/app', 'src/features']

test('the ember band closes at most five pages', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const banded = files.filter(
    (file) => file.endsWith('.tsx') && /<Closing(Call|Band)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(banded.length, banded.join(', ')).toBeLessThanOrEqual(5)
})
