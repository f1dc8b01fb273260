import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder'

// They install the packages themselves, so until then they can use none.
test.each(readdirSync('scripts/commands'))(
  'the command %s loads in a clone without packages',
  (name) => {
    const clone = temporaryFolder()
    for (const part of ['scripts', 'src/lib', 'src/server/sealed/sealed-columns.mjs', 'seed/inbox-crowd.mjs'])
      cpSync(part, path.join(clone, part), { recursive: true })
    const file = path.join(clone, 'scripts/commands', name)
    const { status, stderr } = spawnSync(process.execPath, [file], { cwd: clone, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    // Copying takes longer than usual beside a build.
  },
  30_000,
)
