import path from 'node:path'

/** Where uploads of one kind are kept on this machine. Absolute. */
export function dataFolder(kind: 'media' | 'film-files'): string {
  return path.resolve(process.env.FULLCOURT_DATA_DIR ?? '.data', kind)
}
