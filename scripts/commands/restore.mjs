import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ExpectedError } from '../lib/expected-error.mjs'
import { openForCommand } from '../lib/open-site.mjs'
import { findInstance } from '../lib/running.mjs'
import { runMain } from '../lib/shutdown.mjs'

/** `npm run restore -- file [--identity file]`: restores an archive of `npm run backup` into an empty place. */
export function main(args) {
  return runMain(async () => {
    const { file, identity } = await readFlags(args)
    const { settings, env, database } = await openForCommand()
    if (findInstance(settings.dataDir)) throw new ExpectedError('The site is running from this folder. Stop it first.')
    // Imported after the packages are installed, like in all commands.
    const { restore } = await import('../backup/restore.mjs')
    const { takenAt, rows, files, erased } = await restore(file, { settings, env, database, identity })
    console.log(`Restored the backup of ${takenAt}: ${rows} rows, each compared, and ${files} files.`)
    if (erased > 0) console.log(`${erased} children whose families had asked for it were erased again.`)
    console.log('Mails that were waiting then will be sent when the site starts. Start it: npm start')
  })
}

async function readFlags(args) {
  const { values, positionals } = parse(args)
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new ExpectedError('Name one archive: npm run restore -- fullcourt-....tar')
  return { file, identity: values.identity && (await readIdentity(values.identity)) }
}

function parse(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { identity: { type: 'string' } } })
  } catch (error) {
    throw new ExpectedError(`${error.message} Known flag: --identity.`)
  }
}

/** Reads the secret key from a file as `age-keygen` writes it, with comments. */
async function readIdentity(file) {
  const text = await readFile(file, 'utf8').catch(() => '')
  const line = text.split('\n').find((one) => one.startsWith('AGE-SECRET-KEY-'))
  if (!line) throw new ExpectedError(`${file} contains no secret key of age, a line that begins with AGE-SECRET-KEY-.`)
  return line.trim()
}
