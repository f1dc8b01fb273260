import path from 'node:path'

/** Returns the absolute path of the folder for uploads of one kind. */
export function dataFolder(kind: 'media' | 'film-files'): string {
  return path.resolve(process.env.FULLCOURT_DATA_DIR ?? '.data', kind)
}
