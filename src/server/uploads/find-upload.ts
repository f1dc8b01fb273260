import 'server-only'
import { createReadStream } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { dataFolder } from '@/lib/data-folder'
import type { UploadKind } from '@/lib/uploads'
import { env } from '../env'

/** An uploaded file on the disk or in the object store. */
export type StoredUpload = {
  size: number
  modifiedAt: Date
  /** Streams a part of the file, both ends inclusive. */
  read: (start: number, end: number) => Promise<Readable>
}

/**
 * Finds the file of an upload; null when it is missing. The caller checks who may read it.
 * @throws Error when the object store cannot be reached
 */
export async function findUpload(kind: UploadKind, filename: string): Promise<StoredUpload | null> {
  // Payload generated the name; `basename` guards against a path from another source.
  const name = path.basename(filename)
  if (!name) return null
  const { objectStore } = env()
  if (objectStore) return (await import('./object-store')).findObject(objectStore, kind, name)
  const file = path.join(dataFolder(kind), name)
  const facts = await stat(file).catch(() => null)
  if (!facts?.isFile()) return null
  const read = async (start: number, end: number) => createReadStream(file, { start, end })
  return { size: facts.size, modifiedAt: facts.mtime, read }
}

/**
 * Returns the free bytes of the disk that uploads are written to; null while its folder does not exist. With an object store they
 * are on the disk only until they are stored there.
 */
export async function freeUploadBytes(kind: UploadKind): Promise<number | null> {
  const disk = await statfs(env().objectStore ? tmpdir() : dataFolder(kind)).catch(() => null)
  return disk && disk.bavail * disk.bsize
}
