import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { HTTP_FOLDER } from './names.mjs'
import { writeStaticOutput } from './static-output.mjs'

const SCRIPT = 'const court = 94;\n'.repeat(100)

test('stores chunks and public files under their URLs, with compressed variants of large texts', async () => {
  const [build, shared] = [temporaryFolder(), temporaryFolder()]
  for (const folder of [
    path.join(build, 'static', 'chunks'),
    path.join(build, HTTP_FOLDER),
    path.join(shared, 'icons'),
  ])
    mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(build, 'static', 'chunks', 'main.js'), SCRIPT)
  writeFileSync(path.join(build, HTTP_FOLDER, 'of-the-last-build.js'), SCRIPT)
  writeFileSync(path.join(shared, 'icons', 'ball.png'), Buffer.alloc(2_000))
  writeFileSync(path.join(shared, 'icons', 'ball.svg'), '<svg />')
  await writeStaticOutput(build, shared)

  const output = path.join(build, HTTP_FOLDER)
  const chunk = path.join(output, '_next', 'static', 'chunks', 'main.js')
  expect(readFileSync(chunk, 'utf8')).toBe(SCRIPT)
  expect(brotliDecompressSync(readFileSync(`${chunk}.br`)).toString()).toBe(SCRIPT)
  expect(gunzipSync(readFileSync(`${chunk}.gz`)).toString()).toBe(SCRIPT)
  expect(readdirSync(path.join(output, 'icons')).sort()).toEqual(['ball.png', 'ball.svg'])
  expect(readdirSync(output).sort()).toEqual(['_next', 'icons'])
})
