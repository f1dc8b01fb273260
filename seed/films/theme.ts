import { hex, type Ink } from '../drawings/palette'

/** The size of every film frame, and the frame rate. */
export const SCREEN = { width: 1280, height: 720 } as const
export const FRAME_RATE = 20

type Theme = Record<'ground' | 'floor' | 'line' | 'text' | 'quiet' | 'defense', Ink>

const ink: Theme = {
  ground: 'ink-950',
  floor: 'ink-900',
  line: 'ink-700',
  text: 'chalk-100',
  quiet: 'chalk-300',
  defense: 'maple-400',
}

const paper: Theme = {
  ground: 'chalk-200',
  floor: 'chalk-50',
  line: 'maple-400',
  text: 'ink-950',
  quiet: 'ink-700',
  defense: 'ink-500',
}

/** The court colors of a category: dark for defense and reads, light for offense and players. */
const themes: Record<string, Theme> = {
  Defense: ink,
  'Basketball IQ': ink,
  Offense: paper,
  'Player Study': paper,
}

/** Returns the style sheet of a film: the marks of the site's diagrams, and two teams that differ in shape and color. */
export function stylesOf(category: string): string {
  const theme = themes[category]
  if (!theme) throw new Error(`No court is painted for "${category}".`)
  const { ground, floor, line, text, quiet, defense } = theme
  return `
    .ground { fill: ${hex(ground)} }
    .floor { fill: ${hex(floor)} }
    .court { fill: none; stroke: ${hex(line)}; stroke-width: 2.2; stroke-linecap: square }
    .text { fill: ${hex(text)} }
    .quiet { fill: ${hex(quiet)} }
    .dash, .tick.done { fill: ${hex('ember-500')} }
    .tick { fill: ${hex(line)} }
    .play { fill: none; stroke: ${hex('ember-500')}; stroke-width: 3.4; stroke-linecap: round; stroke-linejoin: round }
    .play.defense { stroke: ${hex(defense)}; stroke-width: 2.6 }
    .play .dots { stroke-width: 4.4; stroke-dasharray: 0.01 11 }
    .ahead { opacity: 0.4 }
    .old { opacity: 0.22 }
    .reveal { fill: none; stroke: #fff; stroke-width: 30; stroke-linecap: round }
    .rim { fill: none; stroke: ${hex('ember-500')}; stroke-width: 4 }
    .player circle { fill: ${hex(floor)}; stroke: ${hex(text)}; stroke-width: 2.4 }
    .player path { fill: ${hex(text)} }
    .player.ball circle { fill: ${hex(text)} }
    .player.ball path { fill: ${hex(floor)} }
    .player.star circle { fill: ${hex('ember-500')}; stroke: ${hex('ember-500')} }
    .player.star path { fill: ${hex('ink-950')} }
    .defender { fill: none; stroke: ${hex(defense)}; stroke-width: 4; stroke-linecap: round }
    .defender-number { fill: ${hex(defense)} }
    .look { fill: none; stroke: ${hex('ember-500')}; stroke-width: 2.4; stroke-dasharray: 6 5 }
    .basketball { fill: ${hex('ember-500')}; stroke: ${hex(floor)}; stroke-width: 1.8 }`
}
