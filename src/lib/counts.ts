/** Formats a whole number in US style: 2,490. Rounds fractions. */
export function formatNumber(value: number): string {
  // Without Intl.NumberFormat: its first use takes longer on a phone than formatting a whole table of amounts.
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Spells out a number up to ten: 'no', 'one', 'ten', '11'. */
export function spellNumber(value: number): string {
  return WORDS[value] ?? formatNumber(value)
}

/** Returns the form of a noun or verb that goes with a number: 'player' for 1, 'players' for 0 and 2. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}

/** Formats a number with its noun: '1 player', '0 families', '1,204 players'. */
export function formatCount(count: number, one: string, many?: string): string {
  return `${formatNumber(count)} ${pluralize(count, one, many)}`
}
