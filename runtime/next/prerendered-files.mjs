import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const PAGE_FILE = /\.(html|rsc|body|meta)$/
const PAGE_FOLDER = /\.segments$/
/** Shown when the layout itself fails; it depends on no content. */
const KEPT = /^_global-error/

/**
 * Deletes the pages that a build has rendered, so that a server renders each at its first request: for a build made without the
 * site's own database.
 * @param {string} folder of a finished build
 */
export async function removePrerenderedFiles(folder) {
  const app = join(folder, 'server', 'app')
  const entries = await readdir(app, { recursive: true, withFileTypes: true })
  const isRendered = (entry) =>
    !KEPT.test(entry.name) && (entry.isDirectory() ? PAGE_FOLDER : PAGE_FILE).test(entry.name)
  for (const entry of entries.filter(isRendered))
    await rm(join(entry.parentPath, entry.name), { recursive: true, force: true })
  for (const name of ['cache', 'trace', 'trace-build']) await rm(join(folder, name), { recursive: true, force: true })
}
