import { formatCount, pluralize } from '@/lib/counts'
import type { Running } from './assignment-schema'
import type { Reach } from '@/features/film/rules/reach'

/** Describes the recipients of an assignment: '12U', '12U and 13U', 'Jordan P.', '12U and 2 players'. */
export function describeRecipients({ divisions }: Pick<Reach, 'divisions'>, chosen: ReadonlySet<string>): string {
  const whole = divisions.filter(({ id }) => chosen.has(id))
  // Players of a selected division are already included.
  const covered = new Set(whole.flatMap(({ players }) => players.map(({ id }) => id)))
  const single = new Map(divisions.flatMap(({ players }) => players).map(({ id, name }) => [id, name]))
  const names = [...single].filter(([id]) => chosen.has(id) && !covered.has(id)).map(([, name]) => name)
  const players = names.length > 1 ? [`${names.length} players`] : names
  return joinNames([...whole.map(({ key }) => key), ...players])
}

/** Returns the ids of the divisions selected as a whole, and of the players selected individually. */
export function targetsOf({ divisions: all }: Pick<Reach, 'divisions'>, chosen: ReadonlySet<string>) {
  const divisions = all.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  return { divisions, members: [...chosen].filter((id) => !divisions.includes(id)) }
}

/** Describes for how many players of an assignment the quiz is still locked. Null when there are none. */
export function lockedText({ divisions }: Pick<Reach, 'divisions'>, chosen: ReadonlySet<string>): string | null {
  const reached = divisions.flatMap(({ id, players }) =>
    chosen.has(id) ? players : players.filter((player) => chosen.has(player.id)),
  )
  const players = new Map(reached.map((player) => [player.id, player.isLocked]))
  const locked = [...players.values()].filter(Boolean).length
  if (locked === 0) return null
  const text =
    locked === players.size ? (locked === 1 ? 'this player' : 'these players') : `${locked} of ${players.size} players`
  return `An earlier quiz is not passed yet, so this one is locked for ${text}. Assigned, it opens for them.`
}

/** Returns the question before a second assignment of the same film. */
export function duplicateAssignmentQuestion(recipients: string[]): string {
  return `${joinNames(recipients)} ${pluralize(recipients.length, 'has', 'have')} this film assigned already. Assign it once more?`
}

type Progress = Pick<Running, 'recipients' | 'until' | 'done' | 'of' | 'guests' | 'guestsDone'>

/**
 * Describes the progress of an assignment in one line: '12U, until Fri, Nov 27, 3 of 12 done'. `division` names the division
 * whose players are counted, where others have the assignment too: '11U and 12U, 3 of 12 done in 12U'. Guests are counted
 * apart, as the coach's board shows the players of the roster: '12U, 3 of 12 done, 0 of 2 guests'.
 */
export function describeProgress({ recipients, until, ...counts }: Progress, division?: string): string {
  const where = division && division !== recipients ? ` in ${division}` : ''
  return [recipients, until && `until ${until}`, ...countDone(counts, where)].filter(Boolean).join(', ')
}

function countDone({ done, of, guests, guestsDone }: Omit<Progress, 'recipients' | 'until'>, where: string): string[] {
  if (of === 0) return ['no one yet']
  const ofGuests = `${guestsDone} of ${formatCount(guests, 'guest')}`
  if (of === guests) return [`${ofGuests} done${where}`]
  const players = `${done - guestsDone} of ${of - guests} done${where}`
  return guests === 0 ? [players] : [players, ofGuests]
}

/** Joins names with commas and 'and': 'a', 'a and b', 'a, b and c'. */
export function joinNames(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
