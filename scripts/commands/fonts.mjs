import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inRoot } from '../lib/locations.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { installTools } from '../lib/tools.mjs'

const TOOLS = { 'subset-font': '2.9.0' }

/** The two fonts of the site, with the weights used by its styles. */
const FACES = [
  { name: 'big-shoulders-display', weights: { min: 800, max: 900 } },
  { name: 'instrument-sans', weights: { min: 400, max: 700 } },
]
// Latin with the accents of English and Spanish names, and the special characters that editors use.
const CHARACTERS = `${fromTo(0x20, 0x7e)}${fromTo(0xa0, 0xff)}–—‘’“”„…•·→←×−€™`

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
  const small = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: weights } })
  const file = inRoot('src/assets/fonts', `${name}.woff2`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, small)
  await writeFile(inRoot('src/assets/fonts', `${name}.LICENSE`), await readFile(join(folder, 'LICENSE')))
  console.log(`${name}: ${whole.length} bytes became ${(await stat(file)).size}`)
}

function fromTo(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
