import 'server-only'
import { statfs } from 'node:fs/promises'

/** Returns the free bytes of the disk that a folder is on; null if the folder does not exist yet. */
export async function freeBytes(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null)
  return disk && disk.bavail * disk.bsize
}
