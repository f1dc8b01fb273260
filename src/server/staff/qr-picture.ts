import { create } from 'qrcode'

/** A code for a phone's camera as one SVG path on a square of so many units. */
export type Picture = { size: number; path: string }

/** Units of white around it, without which cameras do not find it. */
const MARGIN = 4

/** Draws a text as a code for a phone's camera. */
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
