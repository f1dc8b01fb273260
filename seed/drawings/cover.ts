import type { Point } from '@/lib/court/geometry'
import type { PlayName } from '@/lib/court/plays'
import type { Frame } from './frame'
import type { Ink, Palette } from './palette'

/** A part of the floor that can be painted. */
export type Area = 'floor' | 'arc' | 'circle' | 'key'

/** One picture of the set, as data. */
export type Cover = {
  play: PlayName
  /** The moves to draw, by their place in the play; all of them when left out. */
  moves?: number[]
  /** The players to draw; all of them when left out. */
  players?: string[]
  /** The players drawn as full discs: the ones to look at. */
  stars?: string[]
  frame: Frame
  /** Pixels per unit of the marks: players, arrowheads, zigzags. */
  markSize: number
  palette: Palette
  /** Parts of the floor in another color, from the bottom up. */
  paint?: Partial<Record<Area, Ink>>
  /** Draw the other half too, beyond the half-court line. */
  isFullCourt?: boolean
  /** Width of the court's lines in pixels. */
  lineWidth?: number
  /** One large number: where the middle of its foot stands and how tall it is, in pixels. */
  numeral?: { text: string; foot: Point; height: number; ink: Ink }
  /** What the drawing shows, in plain words. */
  alt: string
}
