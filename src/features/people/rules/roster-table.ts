import { RANGES } from '@/lib/player-options'
import type { ConsentKey } from './consents'
import { findTakenNumbers, type TakenNumber } from './jersey-numbers'
import { leastPublication, type Publication } from './player-names'
import type { RosterChange } from './roster-schema'

/** A player as shown and edited in the roster table. */
export type RosterRow = {
  id: string
  revision: number
  firstName: string
  name: string
  number: string
  position: string | null
  heightFeet: number | null
  heightInches: number | null
  publication: Publication
  /** The maximum publication that the signed consents allow. */
  allowed: Publication
  /** Null without an enrollment. */
  guardian: { name: string; phone: string | null; phoneHref: string | null } | null
  /** The required consents that are missing; null without an enrollment. */
  missingPapers: ConsentKey[] | null
}

/** The edited values of a row. */
export type RowInput = {
  number: string
  position: string
  heightFeet: string
  heightInches: string
  publication: Publication
}

/** One changed field, as text. */
export type Change = { id: string; firstName: string; from: string; to: string }

/** A row that cannot be saved, or that staff should check. */
export type RowProblem = { taken?: TakenNumber; height?: string }

export const PUBLIC_READS: Record<Publication, string> = {
  hidden: 'Not at all',
  initial: 'First name, initial',
  full: 'Full name',
}

/** Returns the values of an unedited row. */
export function toRowInput({ number, position, heightFeet, heightInches, publication }: RosterRow): RowInput {
  return {
    number,
    position: position ?? '',
    heightFeet: String(heightFeet ?? ''),
    heightInches: String(heightInches ?? ''),
    publication,
  }
}

/** Returns true when a field of the row was changed. */
export function isChangedRow(row: RosterRow, input: RowInput): boolean {
  return listChanges(row, input).length > 0
}

/** Returns the row in the format of the request body. */
export function toChange({ id, revision }: RosterRow, input: RowInput): RosterChange {
  return {
    player: id,
    revision,
    number: input.number.trim() || 'TBD',
    position: (input.position || null) as RosterChange['position'],
    heightFeet: wholeNumber(input.heightFeet),
    heightInches: wholeNumber(input.heightInches),
    publication: input.publication,
  }
}

/** Lists the changes of a row, with the text before and after. */
export function listChanges(row: RosterRow, input: RowInput): Change[] {
  const before = describeInput(toRowInput(row))
  const after = describeInput(input)
  return before.flatMap((from, index) =>
    from === after[index] ? [] : [{ id: row.id, firstName: row.firstName, from, to: after[index]! }],
  )
}

/** Returns the problems of the edited rows, by player. */
export function findProblems(
  rows: readonly RosterRow[],
  inputOf: (row: RosterRow) => RowInput,
): Map<string, RowProblem> {
  const problems = new Map<string, RowProblem>()
  const squad = rows.map((row) => {
    const { number } = inputOf(row)
    return { id: row.id, firstName: row.firstName, number, isChanged: number.trim() !== row.number }
  })
  for (const [id, taken] of findTakenNumbers(squad)) problems.set(id, { taken })
  for (const row of rows) {
    const height = explainHeight(inputOf(row))
    if (height) problems.set(row.id, { ...problems.get(row.id), height })
  }
  return problems
}

/** Returns true for a problem that the server would reject. */
export function isBlocking({ taken, height }: RowProblem): boolean {
  return height !== undefined || taken?.isNew === true
}

/** Returns true for a publication that the family's consents do not allow. */
export function isBeyondConsent({ allowed, publication }: RosterRow, choice: Publication): boolean {
  return leastPublication(choice, allowed) !== choice && choice !== publication
}

function explainHeight({ heightFeet, heightInches }: RowInput): string | undefined {
  const fields = [
    { ...RANGES.heightFeet, text: heightFeet, unit: 'feet' },
    { ...RANGES.heightInches, text: heightInches, unit: 'inches' },
  ]
  const wrong = fields.find(({ text, min, max }) => {
    const value = wholeNumber(text)
    return value !== null && !(Number.isInteger(value) && value >= min && value <= max)
  })
  return wrong && `${wrong.min} to ${wrong.max} ${wrong.unit}.`
}

function describeInput({ number, position, heightFeet, heightInches, publication }: RowInput): string[] {
  const height = heightFeet.trim() ? `${heightFeet.trim()} ft ${heightInches.trim() || 0} in` : 'no height'
  return [number.trim() || 'TBD', position || 'tries them all', height, PUBLIC_READS[publication]]
}

// Returns null for an empty field, and NaN for invalid input.
function wholeNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
