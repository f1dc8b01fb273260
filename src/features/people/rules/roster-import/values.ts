import { splitName } from '@/features/registration/rules/registration'
import { ageOn, tidyBirthday, toIsoDate } from '@/lib/birthday'
import { PLAYER_AGE, POSITIONS, RANGES } from '@/lib/player-options'
import { done, refused, type Result } from '@/lib/result'
import { NUMBER_MAX } from '../roster-limits'
import type { ImportCells } from './columns'

export type ImportedPlayer = {
  firstName: string
  lastName: string
  number: string
  age: number
  gender: 'girl' | 'boy'
  position: (typeof POSITIONS)[number] | null
  heightFeet: number | null
  heightInches: number | null
}

const NAME_MAX = 60
/** Must start with a letter, which excludes spreadsheet formulas. */
const NAME = /^\p{L}[\p{L}\p{M}\s.'’-]*$/u
const GENDERS: Record<string, 'girl' | 'boy'> = {
  ...{ girl: 'girl', girls: 'girl', g: 'girl', female: 'girl', f: 'girl' },
  ...{ boy: 'boy', boys: 'boy', b: 'boy', male: 'boy', m: 'boy' },
}
const HEIGHT = /^(\d)\s*(?:'|’|ft|-|\s)\s*(\d{1,2})?\s*(?:"|”|''|in)?$/i

/** Returns the name as written in the file, for the list of outcomes. */
export function nameOf(cells: ImportCells): { firstName: string; lastName: string } {
  const { firstName = '', lastName = '' } = cells
  return firstName || lastName ? { firstName, lastName } : splitName(cells.name ?? '')
}

/**
 * Parses a player from a line. A birthday is used to compute the age only and is not stored.
 * @param today the day for which the age is computed
 * @returns an error with one sentence that explains how to fix the line
 */
export function readPlayer(cells: ImportCells, today: string): Result<ImportedPlayer> {
  const { firstName, lastName } = nameOf(cells)
  for (const name of [firstName, lastName])
    if (!NAME.test(name) || name.length > NAME_MAX) return refused(explainName(name))
  const gender = GENDERS[(cells.gender ?? '').toLowerCase()]
  if (!gender) return refused(`${quoted(cells.gender)} is not “girl” or “boy”.`)
  const age = readAge(cells, today)
  if (!age.ok) return age
  const number = cells.number || 'TBD'
  if (number.length > NUMBER_MAX)
    return refused(`${quoted(number)} is no number: use at most ${NUMBER_MAX} characters.`)
  const position = readPosition(cells.position ?? '')
  if (position === undefined) return refused(`${quoted(cells.position)} is no position. Use ${POSITIONS.join(', ')}.`)
  const height = readHeight(cells.height ?? '')
  if (!height) return refused(`${quoted(cells.height)} is no height. Write it like 4'10".`)
  return done({ firstName, lastName, number, age: age.value, gender, position, ...height })
}

function explainName(name: string): string {
  return name ? `${quoted(name)} cannot be a name.` : 'The first or last name is missing.'
}

function readAge({ age, birthday }: ImportCells, today: string): Result<number> {
  const born = birthday ? toIsoDate(tidyBirthday(birthday)) : null
  if (birthday && !born) return refused(`${quoted(birthday)} is not a day. Write it like 05/02/2017.`)
  const years = born ? ageOn(born, today) : Number(age || NaN)
  if (!Number.isInteger(years)) return refused(age ? `${quoted(age)} is no age in years.` : 'The age is missing.')
  const { min, max } = PLAYER_AGE
  return years >= min && years <= max ? done(years) : refused(`${years} years: players are ${min} to ${max}.`)
}

// Returns null for an empty cell, and undefined for an unknown position.
function readPosition(text: string): ImportedPlayer['position'] | undefined {
  if (!text) return null
  const initials = (position: string) => position.replaceAll(/[^A-Z]/g, '')
  return POSITIONS.find((one) => one.toLowerCase() === text.toLowerCase() || initials(one) === text.toUpperCase())
}

function readHeight(text: string): Pick<ImportedPlayer, 'heightFeet' | 'heightInches'> | null {
  if (!text) return { heightFeet: null, heightInches: null }
  const [, feet, inches = '0'] = HEIGHT.exec(text) ?? []
  const size = { heightFeet: Number(feet), heightInches: Number(inches) }
  const isWithin = (key: keyof typeof size) => size[key] >= RANGES[key].min && size[key] <= RANGES[key].max
  return isWithin('heightFeet') && isWithin('heightInches') ? size : null
}

function quoted(text: string | undefined): string {
  return `“${text ?? ''}”`
}
