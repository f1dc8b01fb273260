import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inRoot } from '../lib/locations.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { installTools } from '../lib/tools.mjs'

const TOOLS = { 'subset-font': '2.9.0' }

/** The two fonts of the site, with the weights used by its styles. */
const FACES = [
  { name: 'big-shoulders-display', weights: { min: 800, max: 900 } },
  { name: 'instrument-sans', weights: { min: 400, max: 700 } },
]
/** What nearly every page contains: ASCII, and the special characters that editors use. Preloaded, so it decides on the first paint. */
const COMMON = `${fromTo(0x20, 0x7e)}\u00a0©°·×½¼–—‘’“”„…•→←−€™`
/** The other letters of English and Spanish names, in files that browsers load only for them (`unicode-range` in fonts.ts). */
const ACCENTS = [...fromTo(0xa1, 0xff)].filter((character) => !COMMON.includes(character)).join('')
/** Kerning, and digits of equal width. */
const FEATURES = ['kern', 'tnum']

/** `npm run fonts`: regenerates the subset font files in src/assets/fonts from the complete ones in their packages. */
export function main() {
  return runMain(async () => {
    const subsetFont = createRequire(join(await installTools('fonts', TOOLS), 'index.js'))('subset-font')
    for (const face of FACES) await makeSmaller(subsetFont, face)
  })
}

async function makeSmaller(subsetFont, { name, weights }) {
  const folder = inRoot('node_modules/@fontsource-variable', name)
  const whole = await readFile(join(folder, `files/${name}-latin-wght-normal.woff2`))
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: FEATURES, noHinting: true }
  await mkdir(inRoot('src/assets/fonts'), { recursive: true })
  for (const [file, characters] of [
    [name, COMMON],
    [`${name}-accents`, ACCENTS],
  ]) {
    const small = await subsetFont(whole, characters, options)
    await writeFile(inRoot('src/assets/fonts', `${file}.woff2`), small)
    console.log(`${file}: ${small.length} of ${whole.length} bytes`)
  }
  await writeFile(inRoot('src/assets/fonts', `${name}.LICENSE`), await readFile(join(folder, 'LICENSE')))
}

function fromTo(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
