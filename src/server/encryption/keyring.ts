import { createSecretKey, type KeyObject } from 'node:crypto'

/** The encryption keys by id: the current one encrypts, all decrypt. */
export type Keyring = { current: string; keys: ReadonlyMap<string, KeyObject> }

const KEY = /^([a-z0-9]{1,16}):([A-Za-z0-9+/_-]{43}=?)$/
/** A random key has about thirty different bytes. */
const DIFFERENT_MIN = 16

/**
 * Parses `id:base64,id:base64`; the first key is the current one.
 * @throws Error with a message that follows the setting's name; never contains a key
 */
export function parseKeyring(text: string): Keyring {
  const keys = new Map<string, KeyObject>()
  for (const part of text.split(',')) {
    const [, id, encoded] = KEY.exec(part.trim()) ?? []
    if (!id || !encoded)
      throw new Error(
        'must be id:key or id:key,id:key, each id of small letters and digits, each key of 32 bytes in base64',
      )
    if (keys.has(id)) throw new Error(`names the key ${id} twice: give each key an id of its own`)
    const bytes = Buffer.from(encoded, 'base64')
    if (new Set(bytes).size < DIFFERENT_MIN)
      throw new Error(`has a key that is too simple (${id}): generate one with \`openssl rand -base64 32\``)
    keys.set(id, createSecretKey(bytes))
  }
  const [current] = keys.keys()
  return { current: current!, keys }
}
