import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { claimTests } from './claim.mjs'
import { temporaryFolder } from '../../tests/support/temporary-folder'

/** Larger than any process id. */
const UNUSED_PID = 2 ** 30

test('a second run learns which process has the claim, and ignores the claim of a dead process', async () => {
  const folder = path.join(temporaryFolder(), 'kept')
  await claimTests(folder)
  await expect(claimTests(folder)).rejects.toThrow(`process ${process.pid}`)
  writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ pid: UNUSED_PID }))
  await claimTests(folder)
  await expect(claimTests(folder)).rejects.toThrow(`process ${process.pid}`)
})
