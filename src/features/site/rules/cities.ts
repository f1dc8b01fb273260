/** The placeholders in the shared texts of the city pages. */
type CityFacts = { city: string; region: string; drivingTime: string; drivingDistance: string }

type Coordinates = { latitude: number; longitude: number }

/** A place on the drawn map, in the map's units. */
export type MapPoint = readonly [x: number, y: number]

/** Returns the key of a city page's slug: chandler-basketball is chandler. Null for any other format. */
export function citySlug(segment: string): string | null {
  return /^([a-z0-9]+(?:-[a-z0-9]+)*)-basketball$/.exec(segment)?.[1] ?? null
}

/** Replaces {city}, {region}, {time} and {distance} in texts at any depth with the city's facts. */
export function withCity<Texts>(texts: Texts, facts: CityFacts): Texts {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? fillIn(value, facts) : value,
  ) as Texts
}

/** Returns the geographic meta tags of a city's page, which some search engines read. */
export function geoTags({ city, regionCode, latitude, longitude }: Coordinates & { city: string; regionCode: string }) {
  return {
    'geo.region': regionCode,
    'geo.placename': city,
    'geo.position': `${latitude};${longitude}`,
    ICBM: `${latitude}, ${longitude}`,
  }
}

/** Splits "50 minutes" into the number, which is shown in large type, and its unit. */
export function splitMeasure(measure: string): { figure: string; unit: string } {
  const [figure = '', ...unit] = measure.trim().split(/\s+/)
  return { figure, unit: unit.join(' ') }
}

/**
 * Projects places to a map of the given width, true to scale with north at the top: the westernmost and northernmost are at
 * the margin. Treats the earth as flat, which is precise enough for one metropolitan area.
 */
export function placeOnMap(points: Coordinates[], { width, margin }: { width: number; margin: number }): MapPoint[] {
  const middle = average(points.map(({ latitude }) => latitude))
  const east = points.map(({ longitude }) => longitude * Math.cos((middle * Math.PI) / 180))
  const south = points.map(({ latitude }) => -latitude)
  const [west, north] = [Math.min(...east), Math.min(...south)]
  const scale = (width - 2 * margin) / (Math.max(...east) - west || 1)
  return points.map((_, index) => [
    margin + ((east[index] ?? west) - west) * scale,
    margin + ((south[index] ?? north) - north) * scale,
  ])
}

function fillIn(text: string, { city, region, drivingTime, drivingDistance }: CityFacts): string {
  return text
    .replaceAll('{city}', () => city)
    .replaceAll('{region}', () => region)
    .replaceAll('{time}', () => drivingTime)
    .replaceAll('{distance}', () => drivingDistance)
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
