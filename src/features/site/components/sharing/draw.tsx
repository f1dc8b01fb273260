import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { PICTURE } from './board'
import type { ShareCard } from '../../server/share-cards'
import { SharePicture } from './SharePicture'

const FONTS = path.resolve('node_modules/@fontsource')
const faces = loadFaces()

/**
 * Renders a card as a PNG without network access: the fonts are read from disk, and the text contains only their characters.
 */
export async function drawPicture(card: ShareCard): Promise<Response> {
  const fonts = await faces
  return new ImageResponse(<SharePicture {...card} />, { ...PICTURE, fonts })
}

async function loadFaces() {
  const [display, displayHeavy, text] = await Promise.all([
    readFace('big-shoulders-display', 800),
    readFace('big-shoulders-display', 900),
    readFace('instrument-sans', 600),
  ])
  return [
    { name: 'Display', data: display, weight: 800 as const },
    { name: 'Display', data: displayHeavy, weight: 900 as const },
    { name: 'Text', data: text, weight: 600 as const },
  ]
}

function readFace(family: string, weight: number): Promise<Buffer> {
  return readFile(path.join(FONTS, family, 'files', `${family}-latin-${weight}-normal.woff`))
}
