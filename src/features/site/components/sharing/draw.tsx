import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { PICTURE } from './board'
import type { JerseyCard, ShareCard } from '../../server/share-cards'
import { JerseyPicture } from './JerseyPicture'
import { SharePicture } from './SharePicture'

const FONTS = path.resolve('node_modules/@fontsource')
const faces = loadFaces()

/**
 * Renders a card as a PNG without network access: the fonts are read from disk, and the text contains only their characters.
 */
export async function drawPicture(card: ShareCard): Promise<Response> {
  return draw(<SharePicture {...card} />)
}

/** Renders the jersey of a player as a PNG; see {@link drawPicture}. */
export async function drawJersey(card: JerseyCard): Promise<Response> {
  return draw(<JerseyPicture {...card} />)
}

async function draw(picture: ReactElement): Promise<Response> {
  return new ImageResponse(picture, { ...PICTURE, fonts: await faces })
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
