import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { shareChunks } from './shared-chunks.mjs'

const CODE = `module.exports = [7, () => ${JSON.stringify('x'.repeat(2_000))}]`

it('keeps one copy of equal chunks, and what they export', async () => {
  const folder = temporaryFolder()
  const inChunks = (name: string) => path.join(folder, 'server', 'chunks', name)
  await mkdir(inChunks('ssr'), { recursive: true })
  const files = {
    'a.js': `${CODE}\n//# sourceMappingURL=a.js.map`,
    'b.js': `${CODE}\n//# sourceMappingURL=b.js.map`,
    'other.js': `${CODE}.concat(8)`,
    'small.js': 'module.exports = 1',
    'small-too.js': 'module.exports = 1',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(inChunks(name), text)

  expect(await shareChunks(folder)).toBeGreaterThan(1_900)
  const load = createRequire(inChunks('a.js'))
  expect(load('./b.js')).toBe(load('./a.js'))
  for (const name of ['a.js', 'other.js', 'small.js', 'small-too.js'] as const)
    expect(await readFile(inChunks(name), 'utf8')).toBe(files[name])
})
