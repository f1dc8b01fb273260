import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { UploadKind } from '@/lib/uploads'
import type { StoredUpload } from './find-upload'
import type { ObjectStore } from './s3-settings'

const CONNECTION_TIMEOUT_MS = 5_000
/** The longest silence of the store while it sends or receives a file. */
const SILENCE_TIMEOUT_MS = 20_000
const MAX_SOCKETS = 100

const clients = new Map<string, S3Client>()

/** Returns the settings of a client. Without timeouts a silent store would block a transaction of the database. */
export function clientConfig({ endpoint, region, forcePathStyle, credentials }: ObjectStore): S3ClientConfig {
  const agent = { keepAlive: true, maxSockets: MAX_SOCKETS }
  return {
    ...{ endpoint, region, forcePathStyle, credentials },
    requestHandler: {
      ...{ httpAgent: agent, httpsAgent: agent },
      ...{ connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
    },
    // Other stores than Amazon's often lack the newer checksums, which the client would add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

/**
 * Finds an uploaded file in the object store; null when it is missing.
 * @throws Error when the store cannot be reached or denies access
 */
export async function findObject(store: ObjectStore, kind: UploadKind, filename: string): Promise<StoredUpload | null> {
  const location = { Bucket: store.bucket, Key: keyOf(kind, filename) }
  const client = clientOf(store)
  try {
    const { ContentLength: size = 0, LastModified: modifiedAt = new Date(0) } = await client.send(
      new HeadObjectCommand(location),
    )
    const read = async (start: number, end: number) => {
      const { Body } = await client.send(new GetObjectCommand({ ...location, Range: `bytes=${start}-${end}` }))
      if (Body instanceof Readable) return Body
      throw new Error('The object store answered without a body.')
    }
    return { size, modifiedAt, read }
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

/**
 * Deletes uploaded files. Files that are missing are ignored.
 * @throws Error when the store cannot be reached or denies access
 */
export async function deleteObjects(store: ObjectStore, kind: UploadKind, filenames: string[]): Promise<void> {
  const client = clientOf(store)
  for (const filename of filenames)
    await client.send(new DeleteObjectCommand({ Bucket: store.bucket, Key: keyOf(kind, filename) }))
}

/** Returns the key of an object: the same folders as on the disk. */
function keyOf(kind: UploadKind, filename: string): string {
  return `${kind}/${filename}`
}

function clientOf(store: ObjectStore): S3Client {
  const name = `${store.endpoint ?? ''} ${store.bucket}`
  const client = clients.get(name) ?? new S3Client(clientConfig(store))
  clients.set(name, client)
  return client
}
