import type { Point } from './geometry'

/** A position on the court: a point, or the label of the player who starts there. */
export type Spot = Point | string

export type Player = { label: string; at: Point; team?: 'offense' | 'defense' }

export type Move = {
  type: 'cut' | 'pass' | 'dribble' | 'screen'
  from: Spot
  to: Spot
  /** A point through which the line passes at its middle. Without one the line bends slightly. */
  via?: Point
}

/** A play as data: the players' positions and their moves in order. */
export type Play = {
  /** The name of the play and a description for people who cannot see it. */
  name: string
  description: string
  players: Player[]
  moves: Move[]
}

/** Returns the players with some of them moved to other positions, by label. @throws Error when a label does not exist */
export function rearrange(players: readonly Player[], places: Record<string, Point>): Player[] {
  const unknown = Object.keys(places).find((label) => !players.some((player) => player.label === label))
  if (unknown) throw new Error(`Nobody here is called "${unknown}".`)
  return players.map((player) => ({ ...player, at: places[player.label] ?? player.at }))
}

/** Returns the point of a spot. @throws Error when no player has the label, because such a play is a bug */
export function locate(play: Play, spot: Spot): Point {
  if (typeof spot !== 'string') return spot
  const player = play.players.find(({ label }) => label === spot)
  if (!player) throw new Error(`The play "${play.name}" has no player "${spot}".`)
  return player.at
}

/** Returns whether a player starts at this point. */
export function isTaken(play: Play, [x, y]: Point): boolean {
  return play.players.some(({ at }) => at[0] === x && at[1] === y)
}
