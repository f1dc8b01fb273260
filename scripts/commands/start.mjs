import { relative } from 'node:path'
import { buildIfChanged } from '../lib/build.mjs'
import { openDatabase } from '../lib/database.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { ROOT } from '../lib/locations.mjs'
import { readLogins, readMemberCodes } from '../lib/logins.mjs'
import { requireFreePort } from '../lib/port.mjs'
import { prepareData } from '../lib/prepare-data.mjs'
import { claimFolder } from '../lib/running.mjs'
import { startServer } from '../lib/server-process.mjs'
import { childEnvironment, checkSettings, loadEnvFile, readSettings } from '../lib/settings.mjs'
import { endWithNpm, runMain } from '../lib/shutdown.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'

/** `npm start`, or `npm run dev` with `--dev`: takes a bare clone to a running site. */
export function main(args) {
  return runMain(() => start({ dev: args.includes('--dev') }))
}

async function start({ dev }) {
  endWithNpm()
  loadEnvFile()
  const settings = readSettings()
  const running = await claimFolder(settings)
  await requireFreePort(settings.port)
  await installIfNeeded()
  await checkSettings(settings)
  const database = await openDatabase(settings)
  const env = await childEnvironment(settings, database.url)
  const { seeded } = await prepareData({ settings, env })
  if (!dev) await buildIfChanged({ env, databaseId: database.id, force: seeded })
  const server = await startServer({ env, dev })
  await running.ready({ serverPid: server.pid })
  greet(settings)
  const code = await server.ended
  throw new ExpectedError(`The site's server ended by itself (exit code ${code}). Its last words are above.`)
}

function greet({ publicUrl, dataDir, production }) {
  const lines = ['', 'Fullcourt is running.', '', `  Site   ${publicUrl}`, `  Admin  ${publicUrl}/admin`, '']
  const lists = production
    ? []
    : [
        ['Staff logins of this demo', readLogins(dataDir)],
        ['Film room logins of this demo, one of each kind', readMemberCodes(dataDir)],
      ]
  for (const [title, list] of lists) {
    if (!list) continue
    lines.push(`${title} (kept in ${relative(ROOT, list.file) || list.file}):`)
    lines.push(...list.lines.map((line) => `  ${line}`), '')
  }
  lines.push('Ctrl-C stops it; the data stays.')
  console.log(lines.join('\n'))
}
