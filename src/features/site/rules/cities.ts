/** What the shared words of the city pages may name. */
type CityFacts = { city: string; region: string; drivingTime: string; drivingDistance: string }

type Coordinates = { latitude: number; longitude: number }

/** A place on the drawn map, in the map's units. */
export type MapPoint = readonly [x: number, y: number]

/** The city that the last part of an address names: chandler-basketball is chandler. Null for any other shape. */
export function citySlug(segment: string): string | null {
  return /^([a-z0-9]+(?:-[a-z0-9]+)*)-basketball$/.exec(segment)?.[1] ?? null
}

/** The same texts with the city's facts where they say {city}, {region}, {time} or {distance}, however deep they lie. */
export function withCity<Texts>(texts: Texts, facts: CityFacts): Texts {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? fillIn(value, facts) : value,
  ) as Texts
}

/** The geographic tags of a city's page, as search engines have read them since the 1990s. */
export function geoTags({ city, regionCode, latitude, longitude }: Coordinates & { city: string; regionCode: string }) {
  return {
    'geo.region': regionCode,
    'geo.placename': city,
    'geo.position': `${latitude};${longitude}`,
    ICBM: `${latitude}, ${longitude}`,
  }
}

/** Parts "50 minutes" into the number, which is set large, and its unit. */
export function splitMeasure(measure: string): { figure: string; unit: string } {
  const [figure = '', ...unit] = measure.trim().split(/\s+/)
  return { figure, unit: unit.join(' ') }
}

/**
 * Puts places on a map of the given width, north up and true to scale: the westernmost and northernmost stand at the
 * margin. Near enough for one metropolitan area, where the earth is flat.
 */
export function placeOnMap(places: Coordinates[], { width, margin }: { width: number; margin: number }): MapPoint[] {
  const middle = average(places.map(({ latitude }) => latitude))
  const east = places.map(({ longitude }) => longitude * Math.cos((middle * Math.PI) / 180))
  const south = places.map(({ latitude }) => -latitude)
  const [west, north] = [Math.min(...east), Math.min(...south)]
  const scale = (width - 2 * margin) / (Math.max(...east) - west || 1)
  return places.map((_, index) => [
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
