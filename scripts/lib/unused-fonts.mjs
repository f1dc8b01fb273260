import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from './files.mjs'

const OF_THE_ADMIN = /\/\(payload\)\//

/**
 * Keeps the admin from preloading the faces of the site: the page of unknown addresses is part of every page's build,
 * so Next counts its fonts as theirs, and the admin never shows them.
 * @param {string} folder of the build
 */
export async function dropUnusedFonts(folder) {
  const file = join(folder, 'server', 'next-font-manifest.json')
  const manifest = readJson(file)
  const app = Object.entries(manifest.app).filter(([page]) => !OF_THE_ADMIN.test(page))
  await writeFile(file, JSON.stringify({ ...manifest, app: Object.fromEntries(app) }))
}
