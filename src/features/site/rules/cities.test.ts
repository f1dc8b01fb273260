import { expect, test } from 'vitest'
import { citySlug, geoTags, placeOnMap, splitMeasure, withCity } from './cities'

const chandler = {
  city: 'Chandler',
  region: 'Arizona',
  regionCode: 'US-AZ',
  drivingTime: '50 minutes',
  drivingDistance: '45 miles',
  latitude: 33.3062,
  longitude: -111.8413,
}

test.each([
  ['chandler-basketball', 'chandler'],
  ['cave-creek-basketball', 'cave-creek'],
  ['basketball-basketball', 'basketball'],
  ['chandler', null],
  ['-basketball', null],
  ['Chandler-basketball', null],
  ['chandler-basketball-camp', null],
  ['chandler%20-basketball', null],
])('the slug %s is %s', (segment, slug) => {
  expect(citySlug(segment)).toBe(slug)
})

test('fills the city’s facts into every text at any depth, and changes nothing else', () => {
  const texts = {
    title: 'Training in {city}, {region}',
    drive: { text: '{distance}, {time}. {city}!', gymLatitude: 33.6, items: [{ text: '{city}' }, null] },
  }
  expect(withCity(texts, chandler)).toEqual({
    title: 'Training in Chandler, Arizona',
    drive: { text: '45 miles, 50 minutes. Chandler!', gymLatitude: 33.6, items: [{ text: 'Chandler' }, null] },
  })
  expect(withCity({ title: '{city}' }, { ...chandler, city: '$& {region}' }).title).not.toContain('{city}')
  expect(texts.title).toContain('{city}')
})

test.each([
  ['50 minutes', '50', 'minutes'],
  [' 1 hour 10 minutes ', '1', 'hour 10 minutes'],
  ['50  minutes', '50', 'minutes'],
  ['45', '45', ''],
])('splits "%s" into the number %s and the unit "%s"', (measure, figure, unit) => {
  expect(splitMeasure(measure)).toEqual({ figure, unit })
})

test('geographic tags contain the state, the city and its coordinates', () => {
  expect(geoTags(chandler)).toEqual({
    'geo.region': 'US-AZ',
    'geo.placename': 'Chandler',
    'geo.position': '33.3062;-111.8413',
    ICBM: '33.3062, -111.8413',
  })
})

test('the map has north at the top, is true to scale, and keeps its margin', () => {
  const gym = { latitude: 33.6292, longitude: -112.368 }
  const peoria = { latitude: 33.5806, longitude: -112.2374 }
  const [rim, near, far] = placeOnMap([gym, peoria, chandler], { width: 600, margin: 60 })
  expect(rim).toEqual([60, 60])
  expect(far![0]).toBeCloseTo(540)
  expect(far![1]).toBeGreaterThan(near![1])
  const ratio = Math.hypot(far![0] - 60, far![1] - 60) / Math.hypot(near![0] - 60, near![1] - 60)
  // 37.8 and 8.2 miles in a straight line.
  expect(ratio).toBeCloseTo(4.6, 0)
})

test('far from the equator a degree east is drawn shorter than a degree north', () => {
  const places = [
    { latitude: 60.5, longitude: 10 },
    { latitude: 59.5, longitude: 11 },
  ]
  const [, [right, low]] = placeOnMap(places, { width: 600, margin: 60 }) as [unknown, [number, number]]
  expect(right).toBeCloseTo(540)
  // At 60 degrees it is half as long.
  expect(low).toBeCloseTo(60 + 2 * 480)
})

test('a single place has a map too', () => {
  expect(placeOnMap([chandler], { width: 600, margin: 60 })).toEqual([[60, 60]])
})
