import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, there until the test that asked for it is finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fullcourt-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
