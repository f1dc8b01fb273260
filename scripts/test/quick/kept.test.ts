import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSeconds } from './file-seconds.mjs'
import { claimTests } from './kept.mjs'
import { temporaryFolder } from '../../../tests/support/temporary-folder'

/** Larger than any process id. */
const NOBODY = 2 ** 30

test('a second run learns which process has the claim, and ignores the claim of a dead process', async () => {
  const folder = path.join(temporaryFolder(), 'kept')
  await claimTests(folder)
  await expect(claimTests(folder)).rejects.toThrow(`process ${process.pid}`)
  writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ pid: NOBODY }))
  await claimTests(folder)
  await expect(claimTests(folder)).rejects.toThrow(`process ${process.pid}`)
})

test('learns durations from reports and stores them, except those of failed files', () => {
  const [root, kept] = [temporaryFolder(), temporaryFolder()]
  const vitest = (name: string, status: string) => ({
    name: path.join(root, name),
    status,
    startTime: 1000,
    endTime: 3500,
  })
  report(root, 'int.json', {
    testResults: [vitest('tests/int/a.test.ts', 'passed'), vitest('tests/int/b.test.ts', 'failed')],
  })
  const spec = (file: string, ok: boolean) => ({ file, ok, tests: [{ results: [{ duration: 2000 }] }] })
  const suites = [
    { specs: [spec('e2e/a.e2e.ts', true)], suites: [{ specs: [spec('e2e/a.e2e.ts', true)] }] },
    { specs: [spec('e2e/b.e2e.ts', false), spec('e2e/b.e2e.ts', true)] },
  ]
  report(root, 'e2e.json', { suites })
  const files = ['tests/int/a.test.ts', 'tests/int/b.test.ts', 'tests/e2e/a.e2e.ts', 'tests/e2e/b.e2e.ts']
  expect(files.map(readSeconds({ root, kept }))).toEqual([2.5, undefined, 4, undefined])
  expect(files.map(readSeconds({ root: temporaryFolder(), kept }))).toEqual([2.5, undefined, 4, undefined])
  report(root, 'e2e.json', { suites: [{ specs: Array(10).fill(spec('e2e/a.e2e.ts', true)) }] })
  expect(readSeconds({ root, kept })('tests/e2e/a.e2e.ts')).toBe(5)
})

function report(root: string, name: string, content: object): void {
  const folder = path.join(root, 'reports')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), JSON.stringify(content))
}
