import { expect, it } from 'vitest'
import { listDrives } from './valley'

const city = (name: string, drivingTime: string, latitude: number) => ({
  city: name,
  slug: name.toLowerCase(),
  drivingTime,
  latitude,
})

it('spreads cities from north to south, each as far as its drive and inside the drawing', () => {
  const drives = listDrives([
    city('Chandler', '50 minutes', 33.3),
    city('Peoria', '20 minutes', 33.6),
    city('Phoenix', '35 min', 33.4),
  ])
  expect(drives.map(({ city: name, minutes, degrees }) => [name, minutes, degrees])).toEqual([
    ['Peoria', 20, -38],
    ['Phoenix', 35, 0],
    ['Chandler', 50, 25],
  ])
})

it('leaves out a city without minutes, and places a single city straight ahead', () => {
  expect(listDrives([city('Peoria', 'about half an hour', 33.6)])).toEqual([])
  expect(listDrives([city('Peoria', '20 minutes', 33.6)])[0]?.degrees).toBe(0)
})
