import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { family, postTryout } from '../bench/form-posts.mjs'
import { openStaffPage, signIn } from '../bench/staff-requests.mjs'
import { runTypeScript } from '../lib/child.mjs'
import { openDatabase } from '../lib/database.mjs'
import { inRoot } from '../lib/locations.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { openForCommand } from '../lib/open-site.mjs'
import { freePort } from '../lib/port.mjs'
import { step } from '../lib/progress.mjs'
import { childEnvironment, readSettings } from '../lib/settings.mjs'
import { beforeExit, runMain } from '../lib/shutdown.mjs'
import { startSite } from '../lib/site-process.mjs'
import { TEST_DIST_DIR, throwawayDataDir, throwawayEnvironment } from '../lib/throwaway.mjs'

/**
 * `npm run backup:drill`: backs up the site of this folder, restores the backup into a throwaway place, starts a site on it, signs in,
 * submits a form and throws everything away. The restored tables and files are compared with the archive on the way.
 */
export function main() {
  return runMain(async () => {
    const began = Date.now()
    const { settings, env, database } = await openForCommand()
    // Imported after the packages are installed, like in all commands.
    const { backUp } = await import('../backup/back-up.mjs')
    const { restore } = await import('../backup/restore.mjs')
    const to = await mkdtemp(join(settings.dataDir, '.drill-'))
    beforeExit(() => rm(to, { recursive: true, force: true }))
    const bucket = env.S3_BUCKET || undefined
    const from = {
      databaseUrl: database.migrationUrl,
      dataDir: settings.dataDir,
      fieldKeys: env.FIELD_KEYS,
      to,
      bucket,
    }
    const { file, bytes, takenAt } = await step('Backing up', () => backUp(from))
    const place = await openThrowaway(env)
    const { rows, files, erased } = await restore(file, { ...place, bucket })
    const credentials = await addAccount(place.env)
    await signInToCopy(place.siteEnv, credentials)
    console.log(
      `The backup of ${takenAt} works: ${Math.ceil(bytes / 1e6)} MB, ${rows} rows and ${files} files compared.`,
    )
    if (erased > 0) console.log(`${erased} children were erased again.`)
    console.log(
      `All of it took ${Math.round((Date.now() - began) / 1000)} s, a build included. The throwaway site is deleted.`,
    )
  })
}

/**
 * Opens an empty place with the secrets of the real one, which runs no background jobs and so sends no mail. `siteEnv`: without the
 * address of the database, because a site that is given one does not use its built-in one.
 */
async function openThrowaway({ PAYLOAD_SECRET, FIELD_KEYS }) {
  const dataDir = await throwawayDataDir()
  const database = await openDatabase({ dataDir })
  const siteEnv = throwawayEnvironment(dataDir, {
    PAYLOAD_SECRET,
    FIELD_KEYS,
    PORT: String(await freePort()),
    NEXT_DIST_DIR: TEST_DIST_DIR,
    WORKER: 'off',
  })
  const settings = readSettings(siteEnv)
  const env = await childEnvironment(settings, database.url, siteEnv)
  // A production site is not filled with the demo.
  return { settings: { ...settings, production: true }, env, database, siteEnv }
}

async function addAccount(env) {
  const [email, password] = ['drill@example.org', randomBytes(15).toString('base64url')]
  const person = { STAFF_EMAIL: email, STAFF_NAME: 'Backup Drill', STAFF_ROLE: 'admin', STAFF_PASSWORD: password }
  await step('Adding an account to sign in with', () =>
    runTypeScript('scripts/staff-add.ts', [], { env: { ...env, ...person }, failure: 'No account could be added.' }),
  )
  return { email, password }
}

async function signInToCopy(env, credentials) {
  const { url } = await startSite({ env, logFile: inRoot('reports', 'backup-drill.log') })
  await step('Signing in', async () => {
    const cookie = await signIn(url, credentials)
    // A page of the admin would ask for a second factor where the academy requires one.
    await openStaffPage(url, cookie, '/api/staff/me', (answer) => answer.includes(credentials.email))
  })
  await step('Submitting a form', async () => {
    const { status } = await postTryout(url, family())
    if (status !== 201) throw new ExpectedError(`The form answered ${status}. See reports/backup-drill.log.`)
  })
}
