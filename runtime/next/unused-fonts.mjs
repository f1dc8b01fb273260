import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from '../../scripts/lib/files.mjs'
import { ExpectedError } from '../../scripts/lib/expected-error.mjs'
import { FONT_MANIFEST } from './names.mjs'

const OF_THE_ADMIN = /\/\(payload\)\//

/**
 * Prevents the admin from preloading the fonts of the site: the not-found page is part of every page's build, so Next assigns
 * its fonts to the admin too, which never uses them.
 * @param {string} folder of the build
 */
export async function dropUnusedFonts(folder) {
  const file = join(folder, FONT_MANIFEST)
  const manifest = readJson(file)
  if (!manifest?.app) throw new ExpectedError(`${FONT_MANIFEST} names no fonts of pages: see runtime/next/README.md.`)
  const app = Object.entries(manifest.app).filter(([page]) => !OF_THE_ADMIN.test(page))
  await writeFile(file, JSON.stringify({ ...manifest, app: Object.fromEntries(app) }))
}
