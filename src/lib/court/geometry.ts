/** Ten units are one foot. The origin is the left end of the baseline; y grows towards half court. */
export type Point = readonly [x: number, y: number]

/** A line from a to b that bends through control c, as a quadratic Bézier curve. */
export type Curve = { from: Point; control: Point; to: Point }

/** A half court of 50 by 42 feet, as schools and youth leagues play it. */
export const COURT = {
  width: 500,
  depth: 420,
  rim: [250, 52.5] as Point,
  rimRadius: 7.5,
  keyWidth: 120,
  keyDepth: 190,
  circleRadius: 60,
  arcRadius: 197.5,
} as const

export const PLAYER_RADIUS = 14

const CURVE_SAMPLES = 64
const ARROW_LENGTH = 15
const ARROW_SPREAD = 0.5
const ZIGZAG_STEP = 13
const ZIGZAG_WIDTH = 9
const SCREEN_WIDTH = 15
const HANDOFF_LENGTH = 8
const HANDOFF_GAP = 4
/** The bend of a line without a `via` point, as a share of its length. */
const DEFAULT_BEND = 0.12

/** The court lines as path data: key, circle, arc, restricted area and board, half court, lane marks. */
export function courtLines(): string[] {
  const { width, depth, keyWidth, keyDepth, circleRadius, arcRadius } = COURT
  const [rimX, rimY] = COURT.rim
  const left = rimX - keyWidth / 2
  const right = rimX + keyWidth / 2
  const arcLeft = rimX - arcRadius
  const marks = [70, 80, 110, 140].map((y) => `M${left - 6} ${y}h6M${right} ${y}h6`).join('')
  return [
    `M0 0H${width}`,
    `M${left} 0V${keyDepth}H${right}V0`,
    `M${rimX - circleRadius} ${keyDepth}a${circleRadius} ${circleRadius} 0 1 0 ${2 * circleRadius} 0a${circleRadius} ${circleRadius} 0 1 0 ${-2 * circleRadius} 0`,
    `M${arcLeft} 0V${rimY}A${arcRadius} ${arcRadius} 0 0 0 ${rimX + arcRadius} ${rimY}V0`,
    `M210 40V${rimY}A40 40 0 0 0 290 ${rimY}V40M220 40H280`,
    `M${rimX - circleRadius} ${depth}a${circleRadius} ${circleRadius} 0 0 1 ${2 * circleRadius} 0M${rimX - 20} ${depth}a20 20 0 0 1 40 0`,
    `M0 0V${depth}H${width}V0`,
    marks,
  ]
}

/**
 * Returns the curve between two points through `via`; without it the curve bends to the left of its direction, by a share of its
 * length.
 */
export function curveThrough(from: Point, to: Point, via?: Point, bend = DEFAULT_BEND): Curve {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const through = via ?? add(middle, scale(leftOf(subtract(to, from)), bend))
  return { from, control: [2 * through[0] - middle[0], 2 * through[1] - middle[1]], to }
}

/** Returns the point at share t (0 to 1) of a curve. */
export function pointAt({ from, control, to }: Curve, t: number): Point {
  const u = 1 - t
  return [
    u * u * from[0] + 2 * u * t * control[0] + t * t * to[0],
    u * u * from[1] + 2 * u * t * control[1] + t * t * to[1],
  ]
}

/** Trims a curve so that it starts and ends outside circles of the given radii around its ends. */
export function trimCurve(curve: Curve, startRadius: number, endRadius: number): Curve {
  const ts = Array.from({ length: CURVE_SAMPLES + 1 }, (_, index) => index / CURVE_SAMPLES)
  const start = ts.find((t) => distance(pointAt(curve, t), curve.from) >= startRadius) ?? 0
  const end = ts.findLast((t) => distance(pointAt(curve, t), curve.to) >= endRadius) ?? 1
  return start < end ? slice(curve, start, end) : curve
}

/** Returns the path data of a smooth line. */
export function smoothPath({ from, control, to }: Curve): string {
  return `M${pair(from)}Q${pair(control)} ${pair(to)}`
}

/** Returns the path data of a dribble: a zigzag with a straight start and end. */
export function zigzagPath(curve: Curve): string {
  const length = lengthOf(curve)
  const turns = Math.max(2, Math.round((length - 2 * ARROW_LENGTH) / ZIGZAG_STEP))
  const corners = Array.from({ length: turns }, (_, index) => {
    const t = (ARROW_LENGTH + ((index + 0.5) / turns) * (length - 2 * ARROW_LENGTH)) / length
    const side = index % 2 === 0 ? ZIGZAG_WIDTH : -ZIGZAG_WIDTH
    return add(pointAt(curve, t), scale(unit(leftOf(directionAt(curve, t))), side))
  })
  return `M${[curve.from, ...corners, pointAt(curve, 1 - ARROW_LENGTH / length), curve.to].map(pair).join('L')}`
}

/** Returns the path data of the arrowhead at the end of a curve. */
export function arrowPath(curve: Curve): string {
  const [x, y] = unit(directionAt(curve, 1))
  const angle = Math.atan2(y, x)
  const barbs = [angle + Math.PI - ARROW_SPREAD, angle + Math.PI + ARROW_SPREAD].map((barb) =>
    add(curve.to, [Math.cos(barb) * ARROW_LENGTH, Math.sin(barb) * ARROW_LENGTH]),
  )
  return `M${pair(barbs[0] ?? curve.to)}L${pair(curve.to)}L${pair(barbs[1] ?? curve.to)}`
}

/** Returns the path data of the two bars in the middle of a handoff, along its direction. */
export function handoffPath(curve: Curve): string {
  const along = scale(unit(subtract(curve.to, curve.from)), HANDOFF_LENGTH)
  const middle = pointAt(curve, 0.5)
  return [HANDOFF_GAP, -HANDOFF_GAP]
    .map((side) => add(middle, scale(unit(leftOf(along)), side)))
    .map((center) => `M${pair(subtract(center, along))}L${pair(add(center, along))}`)
    .join('')
}

/** Returns the path data of the bar at the end of a screen, at a right angle to its direction. */
export function screenPath(curve: Curve): string {
  const across = scale(unit(leftOf(directionAt(curve, 1))), SCREEN_WIDTH)
  return `M${pair(add(curve.to, across))}L${pair(subtract(curve.to, across))}`
}

/** Returns the approximate length of a curve, precise enough for drawing. */
export function lengthOf(curve: Curve): number {
  let length = 0
  for (let index = 1; index <= CURVE_SAMPLES; index += 1) {
    length += distance(pointAt(curve, (index - 1) / CURVE_SAMPLES), pointAt(curve, index / CURVE_SAMPLES))
  }
  return length
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function slice(curve: Curve, start: number, end: number): Curve {
  const from = pointAt(curve, start)
  const to = pointAt(curve, end)
  // The control point of a part is the intersection of the tangents at its ends: the blossom of the curve at (start, end).
  const u = (1 - start) * (1 - end)
  const v = (1 - start) * end + start * (1 - end)
  const w = start * end
  const blossom = (axis: 0 | 1) => u * curve.from[axis] + v * curve.control[axis] + w * curve.to[axis]
  return { from, control: [blossom(0), blossom(1)], to }
}

function directionAt({ from, control, to }: Curve, t: number): Point {
  const direction = add(scale(subtract(control, from), 1 - t), scale(subtract(to, control), t))
  return direction[0] === 0 && direction[1] === 0 ? subtract(to, from) : direction
}

function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]]
}

function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

function scale(a: Point, factor: number): Point {
  return [a[0] * factor, a[1] * factor]
}

function leftOf([x, y]: Point): Point {
  return [y, -x]
}

function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1])
  return length === 0 ? [0, 0] : [a[0] / length, a[1] / length]
}

function pair([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
