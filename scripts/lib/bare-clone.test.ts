import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder'

// These commands install the packages, so they must not import any before that.
test.each(readdirSync('scripts/commands'))(
  'loads the command %s in a clone without packages',
  (name) => {
    const clone = temporaryFolder()
    for (const part of [
      'runtime',
      'scripts',
      'src/lib',
      'src/server/encryption/encrypted-columns.mjs',
      'seed/inbox-crowd.mjs',
    ])
      cpSync(part, path.join(clone, part), { recursive: true })
    const file = path.join(clone, 'scripts/commands', name)
    const { status, stderr } = spawnSync(process.execPath, [file], { cwd: clone, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    // Copying takes longer than usual while a build is running.
  },
  30_000,
)
