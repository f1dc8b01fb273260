import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import tar from 'tar-stream'
import { ExpectedError } from '../lib/expected-error.mjs'
import { hashing } from './dump.mjs'

const AGE = 'age-encryption.org/v1'
const MANIFEST = 'manifest.json'
const DAMAGED = 'This archive is damaged or incomplete. Nothing was restored; use an older one.'

/** @typedef {{ path: string, from: string }} Source A file on disk and its path in the archive */
/** @typedef {{ path: string, bytes: number, sha256: string }} Stored */

/**
 * Writes files and then their manifest into one tar archive.
 * @param {string} file must not exist
 * @param {Source[]} sources a file that is gone when its turn comes is left out
 * @param {object} facts of the manifest besides its `files`
 * @param {string} [recipient] encrypts the archive for this public key of age
 * @returns {Promise<{ bytes: number, files: Stored[] }>}
 */
export async function writeArchive(file, sources, facts, recipient) {
  // A wrong key is refused before any file is read: once filling has begun, an error in it needs a reader of the archive.
  const encryption = recipient && encrypter(recipient)
  const pack = tar.pack()
  const files = []
  const filled = fill(pack, sources, facts, files)
  // Otherwise a failed source would leave the other end waiting.
  filled.catch((error) => pack.destroy(error))
  const plain = Readable.from(pack)
  const body = encryption ? Readable.fromWeb(await encryption.encrypt(Readable.toWeb(plain))) : plain
  await Promise.all([filled, pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }))])
  await flush(file)
  return { bytes: (await stat(file)).size, files }
}

/**
 * Unpacks an archive and compares each file with the manifest.
 * @param {string} file @param {string} folder existing and empty
 * @param {string} [identity] the secret key of age
 * @returns {Promise<object>} the manifest
 * @throws {ExpectedError} when the archive is damaged, encrypted for another key, or not one of ours
 */
export async function readArchive(file, folder, identity) {
  const extract = tar.extract()
  const source = await openArchive(file, identity)
  const [{ manifest, found }] = await Promise.all([unpack(extract, folder), pipeline(source, extract)]).catch(
    (error) => {
      throw error instanceof ExpectedError ? error : new ExpectedError(DAMAGED, error.message)
    },
  )
  const expected = new Map(manifest?.files?.map((one) => [one.path, one]))
  const isSame = ({ path, bytes, sha256 }) =>
    expected.get(path)?.bytes === bytes && expected.get(path).sha256 === sha256
  if (expected.size === 0 || found.length !== expected.size || !found.every(isSame)) throw new ExpectedError(DAMAGED)
  return manifest
}

async function fill(pack, sources, facts, files) {
  for (const { path, from } of sources) {
    const size = (await stat(from).catch(ignoreMissing))?.size
    if (size === undefined) continue
    const hash = createHash('sha256')
    const entry = pack.entry({ name: path, size, mode: 0o600 })
    // Never more than the announced size, if the file is still growing.
    const source = size === 0 ? [] : createReadStream(from, { end: size - 1 })
    for await (const chunk of source) {
      hash.update(chunk)
      if (!entry.write(chunk)) await once(entry, 'drain')
    }
    entry.end()
    files.push({ path, bytes: size, sha256: hash.digest('hex') })
  }
  pack.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify({ ...facts, files }, null, 1))
  pack.finalize()
}

async function unpack(extract, folder) {
  const found = []
  let manifest
  for await (const entry of extract) {
    const { name } = entry.header
    if (name === MANIFEST) {
      manifest = JSON.parse(await text(entry))
      continue
    }
    const target = resolve(folder, name)
    if (!target.startsWith(folder + sep)) throw new ExpectedError(DAMAGED)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const { through, digest } = hashing()
    await pipeline(Readable.from(entry), through, createWriteStream(target, { mode: 0o600 }))
    found.push({ path: name, bytes: entry.header.size, sha256: digest() })
  }
  return { manifest, found }
}

async function openArchive(file, identity) {
  if (!(await isEncrypted(file))) return createReadStream(file)
  if (!identity) throw new ExpectedError('This archive is encrypted. Give the file of its secret key with --identity.')
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(createReadStream(file))))
  } catch {
    throw new ExpectedError('This archive was encrypted for another key than the one of --identity.')
  }
}

function encrypter(recipient) {
  const made = new Encrypter()
  try {
    made.addRecipient(recipient)
  } catch {
    throw new ExpectedError('--recipient must be a public key of age, which begins with age1.')
  }
  return made
}

async function isEncrypted(file) {
  const handle = await open(file).catch(() => {
    throw new ExpectedError(`There is no archive ${file}.`)
  })
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
    return buffer.toString() === AGE
  } finally {
    await handle.close()
  }
}

async function flush(file) {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error
}
