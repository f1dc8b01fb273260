import { copyFile, link, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that a server writes at runtime, and files that only the build itself reads. */
const LEFT_OUT = /^(cache|trace|trace-build|diagnostics|types|build|route-cache|expired-tags\.json(\.new)?)$/
/** Prerendered pages, which contain the site's URL. A server replaces these files, so they are never shared. */
const PAGE = /\.(html|rsc|body|meta)$/
const WRITTEN = /\.json$/

/**
 * Copies a build for another server: its pages contain another URL, and files that are never written are hard-linked instead
 * of copied.
 * @param {{ from: string, to: string, address: [built: string, own: string] }} options absolute folders; two URLs of the same
 * length, because page payloads contain byte lengths
 */
export async function copyBuild({ from, to, address }) {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyBuild({ from: source, to: target, address })
    else if (PAGE.test(entry.name)) await copyPage(source, target, address)
    else if (WRITTEN.test(entry.name)) await copyFile(source, target)
    else await link(source, target)
  }
}

async function copyPage(source, target, [built, own]) {
  const text = await readFile(source, 'latin1')
  await writeFile(target, text.replaceAll(built, own), 'latin1')
}
