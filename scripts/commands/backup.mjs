import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ExpectedError } from '../lib/expected-error.mjs'
import { openForCommand } from '../lib/open-site.mjs'
import { step } from '../lib/progress.mjs'
import { runMain } from '../lib/shutdown.mjs'

/**
 * `npm run backup [-- --to folder] [--keep N] [--recipient age1...]`: writes one archive with the database, the uploaded files and
 * the list of erased children, and deletes all but the newest N of that folder.
 */
export function main(args) {
  return runMain(async () => {
    const { to, keep, recipient } = readFlags(args)
    const { settings, env, database } = await openForCommand()
    // Imported after the packages are installed, like in all commands.
    const { backUp, deleteOlder } = await import('../backup/back-up.mjs')
    const folder = resolve(to ?? `${settings.dataDir}/backups`)
    const options = {
      databaseUrl: database.migrationUrl,
      dataDir: settings.dataDir,
      fieldKeys: env.FIELD_KEYS,
      to: folder,
      recipient,
      bucket: env.S3_BUCKET || undefined,
    }
    const { file, rows, files, bytes } = await step('Backing up', () => backUp(options))
    console.log(`${file}: ${rows} rows and ${files} files, ${Math.ceil(bytes / 1e6)} MB`)
    if (env.S3_BUCKET)
      console.log(`The pictures and films are in the bucket ${env.S3_BUCKET}, which is not part of it.`)
    const deleted = keep ? await deleteOlder(folder, keep) : 0
    if (deleted > 0) console.log(`Deleted the ${deleted} oldest; the newest ${keep} are kept.`)
    if (!recipient) console.log('It is not encrypted. Store it where only the people who run the server can read it.')
  })
}

function readFlags(args) {
  try {
    const text = { type: 'string' }
    const { values } = parseArgs({ args, options: { to: text, keep: text, recipient: text } })
    if (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep)) throw new Error('--keep must be a number from 1.')
    return { ...values, keep: Number(values.keep ?? 0) }
  } catch (error) {
    throw new ExpectedError(`${error.message} Known flags: --to, --keep, --recipient.`)
  }
}
