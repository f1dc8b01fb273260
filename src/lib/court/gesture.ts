import { giveBall, placePlayer, startOf } from './edit'
import { bendMove, drawMove, endMove, type Tool } from './edit-moves'
import { distance, type Point } from './geometry'
import { RIM, type Drawing } from './play'

/** How close to a player the ball must be dropped to be given to the player. */
const REACH = 45

/** What a drag, or the arrow keys, do on the court; `at` is where the pointer is. */
export type Gesture =
  | { type: 'place'; who: string; at: Point }
  | { type: 'draw'; tool: Tool; who: string; at: Point }
  | { type: 'end' | 'via'; move: number; at: Point }
  | { type: 'ball'; at: Point }

/** Returns the drawing after a gesture, or the reason as a sentence when it is impossible. */
export function applyGesture(drawing: Drawing, step: number, gesture: Gesture): Drawing | string {
  switch (gesture.type) {
    case 'place':
      return placePlayer(drawing, step, gesture.who, gesture.at)
    case 'draw':
      return drawMove(drawing, step, gesture.tool, gesture.who, gesture.at)
    case 'end':
      return endMove(drawing, step, gesture.move, gesture.at)
    case 'via':
      return bendMove(drawing, step, gesture.move, gesture.at)
    case 'ball':
      return dropBall(drawing, gesture.at)
  }
}

/** Returns where a pass or handoff of a player may go: the other players by distance, then the rim for a pass. */
export function targetsOf(drawing: Drawing, step: number, who: string, tool: 'pass' | 'handoff', rim: Point): Point[] {
  const { starts } = startOf(drawing, step)
  const from = starts.get(who) ?? rim
  const others = [...starts].flatMap(([label, at]) => (label === who || label === RIM ? [] : [at]))
  const near = others.sort((one, other) => distance(one, from) - distance(other, from))
  return tool === 'pass' ? [...near, rim] : near
}

function dropBall(drawing: Drawing, at: Point): Drawing | string {
  const [nearest] = drawing.players
    .map((player) => ({ label: player.label, gap: distance(player.at, at) }))
    .sort((one, other) => one.gap - other.gap)
  return nearest && nearest.gap < REACH ? giveBall(drawing, nearest.label) : 'Drop the ball on a player.'
}
