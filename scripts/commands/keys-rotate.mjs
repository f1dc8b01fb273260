import { parseArgs } from 'node:util'
import { runVisibly, typeScript } from '../lib/child.mjs'
import { openForCommand } from '../lib/open-site.mjs'
import { addFieldKey, loadEnvFile, readSettings } from '../lib/settings.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'

/**
 * `npm run keys:rotate`: re-encrypts everything with the first key in FIELD_KEYS; with `-- --add` it generates a new first
 * key.
 */
export function main(args) {
  return runMain(() => (readFlags(args).add ? addKey() : rotate()))
}

async function addKey() {
  loadEnvFile()
  const keys = await addFieldKey(readSettings())
  if (keys) console.log(`Set this wherever the site runs, and nowhere near its backups:\n\nFIELD_KEYS=${keys}\n`)
  else console.log('A new key is kept with the secrets of this machine.')
  console.log('Then start the site again, and when every instance has it: npm run keys:rotate')
}

async function rotate() {
  const { env } = await openForCommand()
  const code = await runVisibly(process.execPath, typeScript('scripts/keys-rotate.ts'), { env })
  if (code !== 0)
    throw new ExpectedError('Not every value is encrypted with the current key. The lines above say what is left.')
}

function readFlags(args) {
  try {
    return parseArgs({ args, options: { add: { type: 'boolean', default: false } } }).values
  } catch (error) {
    throw new ExpectedError(`${error.message} Known flag: --add.`)
  }
}
