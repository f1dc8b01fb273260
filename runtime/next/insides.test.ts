import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants.js'
import { getRequiredScripts } from 'next/dist/server/app-render/required-scripts.js'
import * as names from 'next/dist/shared/lib/constants.js'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { hintCompiler, hasCompileHint, withoutHint } from './compile-hints.mjs'
import { FileSystemCache, tagsManifest } from './insides.mjs'
import { BUILD_MANIFEST, TAGS_HEADER } from './names.mjs'
import { isOwnHeader } from './own-headers.mjs'

// cache-handler.isolated.test.ts tests the cache's behavior with pages, tags and restarts.
test('Next has an extensible cache that reports when tags expired', () => {
  for (const method of ['get', 'set', 'revalidateTag']) expect(FileSystemCache.prototype).toHaveProperty(method)
  expect(new FileSystemCache({ serverDistDir: '/build/server' })).toMatchObject({ serverDistDir: '/build/server' })
  expect(tagsManifest).toBeInstanceOf(Map)
})

test('the header and the manifests have the names that Next gives them', () => {
  expect(TAGS_HEADER).toBe(NEXT_CACHE_TAGS_HEADER)
  expect(BUILD_MANIFEST).toBe(names.BUILD_MANIFEST)
})

test('removes every internal header of Next', () => {
  const source = readFileSync('node_modules/next/dist/server/lib/server-ipc/utils.js', 'utf8')
  const [, list] = /INTERNAL_HEADERS = \[([^\]]+)\]/.exec(source) ?? []
  const own = [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name!)
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((name) => !isOwnHeader(name))).toEqual([])
})

test('adds the compile hint once to the scripts that every page starts with', async () => {
  const folder = temporaryFolder()
  const manifest = { rootMainFiles: ['main.js', 'react.js'] }
  const [, first] = getRequiredScripts(manifest as never, '', undefined, undefined, '', undefined, '/page')
  expect(first.src).toBe('/_next/main.js')
  await writeFile(path.join(folder, BUILD_MANIFEST), JSON.stringify(manifest))
  for (const name of [...manifest.rootMainFiles, 'other.js']) await writeFile(path.join(folder, name), 'start()')
  await hintCompiler(folder)
  await hintCompiler(folder)
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  for (const name of manifest.rootMainFiles) {
    expect(hasCompileHint(read(name))).toBe(true)
    expect(withoutHint(read(name))).toBe('start()')
  }
  expect(read('other.js')).toBe('start()')
})

test('rejects a build in which these internals have changed, with a message', async () => {
  const folder = temporaryFolder()
  await expect(hintCompiler(folder)).rejects.toThrow('runtime/next/README.md')
})
