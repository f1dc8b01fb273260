import { splitMeasure } from './cities'

/** A city around the gym: its drive in minutes, and its direction in degrees, from north (negative) to south. */
export type Drive = { city: string; slug: string; minutes: number; degrees: number }

const NORTH = -38
const SOUTH = 38
/** How far off the middle line a city may be, in minutes: beyond is outside the drawing. */
const ASIDE = 21

/**
 * Places cities around the gym: as far as their drive, spread out evenly from north to south. A city without minutes in its
 * driving time is left out.
 */
export function listDrives(
  cities: readonly { city: string; slug: string; drivingTime: string; latitude: number }[],
): Drive[] {
  const timed = cities
    .map(({ city, slug, drivingTime, latitude }) => ({
      city,
      slug,
      latitude,
      minutes: Number(splitMeasure(drivingTime).figure),
    }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((one, other) => other.latitude - one.latitude)
  const step = timed.length > 1 ? (SOUTH - NORTH) / (timed.length - 1) : 0
  return timed.map(({ city, slug, minutes }, index) => ({
    city,
    slug,
    minutes,
    degrees: timed.length > 1 ? withinCourt(NORTH + index * step, minutes) : 0,
  }))
}

function withinCourt(degrees: number, minutes: number): number {
  const most = (Math.asin(Math.min(1, ASIDE / minutes)) * 180) / Math.PI
  return Math.round(Math.max(-most, Math.min(most, degrees)))
}
