import type { Point } from '@/lib/court/geometry'
import type { PlayName } from '@/lib/court/plays'
import type { Frame } from './frame'
import type { Ink, Palette } from './palette'

/** A part of the floor that can be painted. */
export type Area = 'floor' | 'arc' | 'circle' | 'key'

/** The definition of one picture. */
export type Cover = {
  play: PlayName
  /** The indexes of the moves to draw; all of them by default. */
  moves?: number[]
  /** The players to draw; all of them by default. */
  players?: string[]
  /** The players drawn as filled circles, for emphasis. */
  stars?: string[]
  frame: Frame
  /** Pixels per unit of the marks: players, arrowheads, zigzags. */
  markSize: number
  palette: Palette
  /** Floor parts in another color, from bottom to top. */
  paint?: Partial<Record<Area, Ink>>
  /** Also draws the other half, beyond the half-court line. */
  isFullCourt?: boolean
  /** The width of the court lines in pixels. */
  lineWidth?: number
  /** A large number: the center of its baseline and its height, in pixels. */
  numeral?: { text: string; foot: Point; height: number; ink: Ink }
  /** A description of the drawing. */
  alt: string
}
