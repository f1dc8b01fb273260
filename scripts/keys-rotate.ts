import { ENCRYPTED_COLUMNS } from '../src/server/encryption/encrypted-columns.mjs'
import { pool } from '../src/server/database/pool'
import { env } from '../src/server/env'
import { countByKey, reencrypt } from '../src/server/encryption/reencrypt'

/**
 * Re-encrypts values encrypted with another key than the current one, or with `--only-plain` encrypts values that are still
 * plain text.
 */
async function rotate(): Promise<boolean> {
  const isOnlyPlain = process.argv.includes('--only-plain')
  const { current, keys } = env().FIELD_KEYS
  const { encrypted, unreadable } = await reencrypt(pool(), ENCRYPTED_COLUMNS, { isOnlyPlain })
  console.log(`${encrypted} values are encrypted again with the key ${current}.`)
  if (isOnlyPlain) return true
  const left = await countByKey(pool(), ENCRYPTED_COLUMNS)
  for (const key of new Set([...keys.keys(), ...Object.keys(left)])) console.log(`  ${key}: ${describe(key)}`)
  if (unreadable > 0)
    console.error(`${unreadable} values cannot be opened with the keys in FIELD_KEYS and stay as they are.`)
  return unreadable === 0

  function describe(key: string): string {
    const count = left[key] ?? 0
    if (key === current) return `${count} values; it writes`
    if (count === 0) return 'no values: it may be taken out of FIELD_KEYS'
    return keys.has(key)
      ? `${count} values still: run this again`
      : `${count} values, and it is not in FIELD_KEYS: look for it`
  }
}

const isDone = await rotate()
await pool().end()
process.exit(isDone ? 0 : 1)
