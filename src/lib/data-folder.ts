import path from 'node:path'
import type { UploadKind } from './uploads'

/** Returns the absolute path of the folder for uploads of one kind. */
export function dataFolder(kind: UploadKind): string {
  return path.resolve(process.env.FULLCOURT_DATA_DIR ?? '.data', kind)
}
