import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty folder and removes it when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fullcourt-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
