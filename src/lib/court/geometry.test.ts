import { describe, expect, it } from 'vitest'
import {
  COURT,
  arrowPath,
  courtLines,
  curveThrough,
  distance,
  lengthOf,
  pointAt,
  screenPath,
  smoothPath,
  trimCurve,
  zigzagPath,
  type Point,
} from './geometry'

describe('the court', () => {
  it('has the proportions of a school court: ten units are one foot', () => {
    expect(COURT).toMatchObject({ width: 500, depth: 420, keyWidth: 120, keyDepth: 190, circleRadius: 60 })
    expect(COURT.rim).toEqual([250, 52.5])
    expect(courtLines()).toContain('M190 0V190H310V0')
    expect(courtLines()).toContain('M52.5 0V52.5A197.5 197.5 0 0 0 447.5 52.5V0')
  })

  it('contains only numbers in its path data', () => {
    expect(courtLines().join(' ')).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('a curve', () => {
  it('passes through its via point at its middle', () => {
    expect(pointAt(curveThrough([0, 0], [100, 0], [40, 30]), 0.5)).toEqual([40, 30])
  })

  it('bends slightly without a via point', () => {
    const [x, y] = pointAt(curveThrough([0, 0], [100, 0]), 0.5)
    expect(x).toBe(50)
    expect(y).toBeCloseTo(-12)
  })

  it('has the length of the straight line when its via point lies on it', () => {
    expect(lengthOf(curveThrough([0, 0], [30, 40], [15, 20]))).toBeCloseTo(50)
  })

  it('starts and ends outside the players’ circles when trimmed, and stays on the original curve', () => {
    const from: Point = [100, 100]
    const to: Point = [300, 220]
    const whole = curveThrough(from, to, [220, 120])
    const part = trimCurve(whole, 18, 24)
    expect(distance(part.from, from)).toBeGreaterThanOrEqual(18)
    expect(distance(part.to, to)).toBeGreaterThanOrEqual(24)
    const middle = pointAt(part, 0.5)
    const gaps = Array.from({ length: 401 }, (_, index) => distance(pointAt(whole, index / 400), middle))
    expect(Math.min(...gaps)).toBeLessThan(0.5)
  })

  it('is not trimmed when the players overlap', () => {
    const curve = curveThrough([0, 0], [10, 0], [5, 0])
    expect(trimCurve(curve, 20, 20)).toEqual(curve)
  })
})

describe('the marks of a play', () => {
  const straight = curveThrough([0, 0], [0, 100], [0, 50])

  it('points the arrowhead in the direction of arrival', () => {
    expect(arrowPath(straight)).toMatch(/L0 100L/)
    const ys = [...arrowPath(straight).matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((match) => Number(match[1]))
    expect(Math.max(...ys)).toBe(100)
  })

  it('draws the bar of a screen at a right angle to the line', () => {
    expect(screenPath(straight)).toBe('M15 100L-15 100')
  })

  it('zigzags a dribble to both sides and ends at its target', () => {
    const xs = [...zigzagPath(straight).matchAll(/(-?[\d.]+) -?[\d.]+/g)].map((match) => Number(match[1]))
    expect(Math.max(...xs)).toBe(9)
    expect(Math.min(...xs)).toBe(-9)
    expect(zigzagPath(straight)).toMatch(/L0 100$/)
  })

  it('draws a smooth line as one quadratic curve', () => {
    expect(smoothPath(straight)).toBe('M0 0Q0 50 0 100')
  })

  it('accepts a move without a distance', () => {
    const nowhere = curveThrough([50, 50], [50, 50])
    expect([smoothPath(nowhere), arrowPath(nowhere), screenPath(nowhere)].join()).not.toMatch(/NaN|Infinity/)
  })
})
