import { hex, type Palette } from './palette'

/**
 * Returns the style sheet of a drawing: the marks of the site's diagrams in heavier lines, so that they are visible on a small
 * card.
 */
export function styles({ ground, line, player, live, rim }: Palette): string {
  return `
    .ground { fill: ${hex(ground)} }
    .court { fill: none; stroke: ${hex(line)}; stroke-linecap: square }
    .play { fill: none; stroke: ${hex(live)}; stroke-width: 3.7; stroke-linecap: round; stroke-linejoin: round }
    .play .dots { stroke-width: 5; stroke-dasharray: 0.01 13.6 }
    .play .reveal { stroke: #fff; stroke-width: 12 }
    .rim { fill: none; stroke: ${hex(rim)}; stroke-width: 5 }
    .player circle { fill: ${hex(ground)}; stroke: ${hex(player)}; stroke-width: 3 }
    .player .numeral { fill: ${hex(player)} }
    .star circle { fill: ${hex(live)}; stroke: ${hex(live)} }
    .star .numeral { fill: ${hex(live === 'ink-950' ? ground : 'ink-950')} }
    .defender { fill: none; stroke: ${hex(player)}; stroke-width: 4; stroke-linecap: round }`
}
