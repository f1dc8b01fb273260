import { readFileSync } from 'node:fs'

const TOKENS = readFileSync('src/components/styles/tokens.css', 'utf8')

/** The site colors that a drawing may use, by token name. */
export type Ink =
  | 'ink-950'
  | 'ink-900'
  | 'ink-800'
  | 'ink-700'
  | 'ink-500'
  | 'chalk-50'
  | 'chalk-100'
  | 'chalk-200'
  | 'chalk-300'
  | 'ember-500'
  | 'ember-700'
  | 'maple-400'
  | 'maple-600'

/** The colors of one drawing: background, court lines, players, the play, and the basket. */
export type Palette = { ground: Ink; line: Ink; player: Ink; live: Ink; rim: Ink }

/** The color schemes of the drawings, as in the site's own diagrams. */
export const grounds = {
  ink: { ground: 'ink-950', line: 'ink-700', player: 'chalk-100', live: 'ember-500', rim: 'ember-500' },
  maple: { ground: 'maple-400', line: 'maple-600', player: 'ink-950', live: 'ink-950', rim: 'ink-950' },
  chalk: { ground: 'chalk-100', line: 'chalk-300', player: 'ink-950', live: 'ember-500', rim: 'ember-500' },
  paper: { ground: 'chalk-200', line: 'maple-400', player: 'ink-950', live: 'ember-500', rim: 'ember-500' },
  ember: { ground: 'ember-500', line: 'ember-700', player: 'ink-950', live: 'ink-950', rim: 'ink-950' },
} satisfies Record<string, Palette>

/** Returns the value of a color token from the site's style sheet. @throws Error when the token does not exist */
export function hex(ink: Ink): string {
  const value = TOKENS.match(new RegExp(`--color-${ink}: (#[0-9a-f]{3,6});`))?.[1]
  if (!value) throw new Error(`The style sheet has no color "${ink}".`)
  return value
}
