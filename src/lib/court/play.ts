import type { Point } from './geometry'

/** A place on the court: a point, or the label of the player who starts there. */
export type Spot = Point | string

export type Player = { label: string; at: Point; team?: 'offense' | 'defense' }

export type Move = {
  type: 'cut' | 'pass' | 'dribble' | 'screen'
  from: Spot
  to: Spot
  /** A point that the line passes half way. Without one it bows gently. */
  via?: Point
}

/** A play as data: who stands where, and what happens in which order. */
export type Play = {
  /** What the play is called, and what happens, for people who cannot see it. */
  name: string
  description: string
  players: Player[]
  moves: Move[]
}

/** The same players with some of them elsewhere, by their labels. @throws Error when nobody carries one */
export function rearrange(players: readonly Player[], places: Record<string, Point>): Player[] {
  const unknown = Object.keys(places).find((label) => !players.some((player) => player.label === label))
  if (unknown) throw new Error(`Nobody here is called "${unknown}".`)
  return players.map((player) => ({ ...player, at: places[player.label] ?? player.at }))
}

/** Where a spot lies. @throws Error when no player carries the label: a play that cannot be drawn is a mistake. */
export function locate(play: Play, spot: Spot): Point {
  if (typeof spot !== 'string') return spot
  const player = play.players.find(({ label }) => label === spot)
  if (!player) throw new Error(`The play "${play.name}" has no player "${spot}".`)
  return player.at
}

/** True when a player stands at this point. */
export function isTaken(play: Play, [x, y]: Point): boolean {
  return play.players.some(({ at }) => at[0] === x && at[1] === y)
}
