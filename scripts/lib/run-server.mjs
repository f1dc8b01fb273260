import { relative } from 'node:path'
import { ExpectedError } from './expected-error.mjs'
import { ROOT } from './locations.mjs'
import { readLogins, readMemberCodes } from './logins.mjs'
import { startServer } from './server-process.mjs'

/**
 * Starts the server, prints its address, and waits until it ends.
 * @param {Awaited<ReturnType<typeof import('./open-site.mjs').openForServer>>} site @param {{ dev?: boolean }} [options]
 * @throws {ExpectedError} when the server ends by itself
 */
export async function runServer({ settings, env, running }, { dev = false } = {}) {
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
