import { create } from 'qrcode'

/** A QR code as one SVG path in a square of `size` units. */
export type Picture = { size: number; path: string }

/** The quiet zone in units, without which cameras do not detect the code. */
const MARGIN = 4

/** Draws a text as a QR code. */
export function toPicture(text: string): Picture {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const squares = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const)
  const path = squares
    .filter(([x, y]) => modules.get(y, x))
    .map(([x, y]) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`)
    .join('')
  return { size: size + 2 * MARGIN, path }
}
