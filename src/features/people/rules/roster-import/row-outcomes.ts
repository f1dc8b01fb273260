import type { RowOutcome } from '@/lib/imports'
import type { DivisionKey } from '../divisions'
import { explainTaken, firstFreeNumber, isWorn } from '../jersey-numbers'
import type { ImportCells } from './columns'
import { nameOf, readPlayer, type ImportedPlayer } from './values'

/** An existing player. */
export type KnownPlayer = {
  firstName: string
  lastName: string
  division: DivisionKey
  number: string
  hasLeft: boolean
}

export type EvaluatedLines = { outcomes: RowOutcome[]; players: (ImportedPlayer & { line: number })[] }

type Line = { line: number; cells: ImportCells }

/** Classifies each line: added to the squad, already there, or rejected with the reason. */
export function evaluateLines(
  lines: readonly Line[],
  known: readonly KnownPlayer[],
  division: DivisionKey,
  today: string,
): EvaluatedLines {
  const judged: EvaluatedLines = { outcomes: [], players: [] }
  const byName = new Map(known.map((player) => [keyOf(player), player]))
  const worn = new Map(
    known.filter((one) => one.division === division && !one.hasLeft).map((one) => [one.number, one.firstName]),
  )
  const lineOf = new Map<string, number>()
  for (const { line, cells } of lines) {
    const name = nameOf(cells)
    const settle = (outcome: RowOutcome['outcome'], reason: string) =>
      judged.outcomes.push({ line, name: `${name.firstName} ${name.lastName}`.trim() || 'No name', outcome, reason })
    const read = readPlayer(cells, today)
    if (!read.ok) {
      settle('refused', read.error)
      continue
    }
    const player = read.value
    const key = keyOf(player)
    const repeated = lineOf.get(key)
    const there = byName.get(key)
    const wearer = isWorn(player.number) ? worn.get(player.number) : undefined
    if (repeated !== undefined) settle('refused', `The same player is in line ${repeated}.`)
    else if (there) settle(...explainKnown(there, division))
    else if (wearer) settle('refused', explainTaken({ number: player.number, wearer, free: firstFreeNumber(worn) }))
    else {
      settle('add', `No one by this name. Age ${player.age}, ${player.gender}, number ${player.number}.`)
      judged.players.push({ ...player, line })
      worn.set(player.number, player.firstName)
    }
    if (repeated === undefined) lineOf.set(key, line)
  }
  return judged
}

function explainKnown(there: KnownPlayer, division: DivisionKey): [RowOutcome['outcome'], string] {
  if (there.hasLeft) return ['refused', 'Left the roster earlier. Take the player out of the trash instead.']
  if (there.division === division) return ['same', `Already in ${division}. Nothing changes.`]
  return ['refused', `Plays in ${there.division}. Change the division on the player’s page instead.`]
}

// Returns the same key for names that differ only in capitals, accents or hyphens.
function keyOf({ firstName, lastName }: Pick<KnownPlayer, 'firstName' | 'lastName'>): string {
  const plain = `${firstName} ${lastName}`.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
}
