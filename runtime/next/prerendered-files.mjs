import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a page, and what no server reads: source maps, and lists of a page's modules for other ways to deploy. */
const UNUSED_FILE = /\.(html|rsc|body|meta|map|nft\.json)$/
const PAGE_FOLDER = /\.segments$/
/** Shown when the layout itself or the router fails; they depend on no content. */
const KEPT = /^(_global-error|404\.html|500\.html)/

/**
 * Deletes the pages that a build has rendered, so that a server renders each at its first request, and files that no server reads:
 * for a build made without the site's own database.
 * @param {string} folder of a finished build
 */
export async function removePrerenderedFiles(folder) {
  const entries = await readdir(join(folder, 'server'), { recursive: true, withFileTypes: true })
  const isUnused = (entry) =>
    !KEPT.test(entry.name) && (entry.isDirectory() ? PAGE_FOLDER : UNUSED_FILE).test(entry.name)
  for (const entry of entries.filter(isUnused))
    await rm(join(entry.parentPath, entry.name), { recursive: true, force: true })
  for (const name of ['cache', 'trace', 'trace-build']) await rm(join(folder, name), { recursive: true, force: true })
}
