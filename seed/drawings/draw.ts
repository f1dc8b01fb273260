import { mkdir, writeFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { covers } from './covers'
import { Drawing } from './Drawing'
import { moreCovers } from './more-covers'

const FOLDER = 'seed/media/posts'
const LIST = 'seed/content/post-pictures.json'
const MAX_BYTES = 60_000

/**
 * Renders the pictures of the blog's articles from the playbook: `node --import tsx seed/drawings/draw.ts`. Run it only when
 * the drawings, the plays or the colors change; the rendered files are committed, and the seed only reads them. The output is
 * deterministic.
 */
async function draw(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const list: { file: string; alt: string }[] = []
  for (const [index, cover] of [...covers, ...moreCovers].entries()) {
    const name = `${String(index + 1).padStart(2, '0')}.webp`
    const svg = renderToStaticMarkup(createElement(Drawing, { cover }))
    const { size } = await sharp(Buffer.from(svg)).webp({ quality: 88, effort: 6 }).toFile(`${FOLDER}/${name}`)
    if (size >= MAX_BYTES) throw new Error(`${name} is too heavy: ${size} bytes.`)
    list.push({ file: `posts/${name}`, alt: cover.alt })
  }
  await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`)
}

await draw()
