import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { freePort } from '../../scripts/lib/port.mjs'

const BUCKET = 'academy-files'

export type TestObjectStore = {
  /** The settings of a site that stores its uploads here. */
  settings: Record<string, string>
  /** Lists the keys of all objects, sorted. */
  keys: () => Promise<string[]>
  stop: () => Promise<void>
  start: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Starts an S3 server with an empty bucket on this machine. */
export async function openObjectStore(): Promise<TestObjectStore> {
  const directory = await mkdtemp(path.join(tmpdir(), 'object-store-'))
  const port = await freePort()
  const options = {
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  }
  let server = new S3rver(options)
  await server.run()
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_FORCE_PATH_STYLE: 'on',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async keys() {
      const names = await readdir(path.join(directory, BUCKET), { recursive: true })
      return names.flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.[1] ?? []).toSorted()
    },
    stop: () => server.close(),
    async start() {
      server = new S3rver(options)
      await server.run()
    },
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
