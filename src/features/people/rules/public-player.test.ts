import { expect, test } from 'vitest'
import { linkTarget, splitBio, toPublicPlayer, type SelectedPlayer } from './public-player'

const avery: SelectedPlayer = {
  firstName: 'Avery',
  lastName: 'Exampleton',
  publication: 'initial',
  publicSlug: 'avery-e',
  number: '4',
  division: '9U',
  position: 'Point Guard',
  heightFeet: 4,
  heightInches: 6,
  bio: 'Dribbles to school and back.',
  stats: { ppg: 4.5, rpg: 0, apg: null },
  achievements: [{ achievement: 'First pass' }],
}

test('shows only the first name and an initial by default', () => {
  const publicPlayer = toPublicPlayer(avery, 'full')
  expect(publicPlayer).toEqual({
    slug: 'avery-e',
    name: 'Avery E.',
    number: '4',
    division: '9U',
    position: 'Point Guard',
    height: '4\'6"',
    bio: 'Dribbles to school and back.',
    stats: [
      { label: 'Points', value: '4.5' },
      { label: 'Rebounds', value: '0.0' },
    ],
    achievements: ['First pass'],
  })
  expect(JSON.stringify(publicPlayer)).not.toMatch(/exampleton/i)
})

test('drops fields that were loaded by mistake', () => {
  const careless = { ...avery, dateOfBirth: '2017-01-01', age: 9, gender: 'girl', slug: 'a-exampleton' }
  expect(Object.keys(toPublicPlayer(careless, 'full')!)).toEqual(Object.keys(toPublicPlayer(avery, 'full')!))
})

test('shows the full name only with the family’s consent, and no data of a hidden player', () => {
  expect(toPublicPlayer({ ...avery, publication: 'full', publicSlug: 'a-exampleton' }, 'full')?.name).toBe(
    'Avery Exampleton',
  )
  expect(toPublicPlayer({ ...avery, publication: 'hidden' }, 'full')).toBeNull()
  expect(toPublicPlayer({ ...avery, publicSlug: null }, 'full')).toBeNull()
})

test.each([
  ['full', 'initial', 'avery-e', 'Avery E.'],
  ['full', 'hidden', 'a-exampleton', undefined],
  ['initial', 'hidden', 'avery-e', undefined],
  // A slug that was created for the full name contains the last name.
  ['full', 'initial', 'a-exampleton', undefined],
] as const)('chosen %s, allowed %s, at %s: shows %s', (publication, allowed, publicSlug, name) => {
  expect(toPublicPlayer({ ...avery, publication, publicSlug }, allowed)?.name).toBe(name)
})

test('hides a full name entered as the first name, in texts as well', () => {
  const values = {
    ...avery,
    firstName: 'Avery Exampleton',
    lastName: 'E',
    bio: 'Exampleton’s first step is quick.',
    achievements: [{ achievement: 'EXAMPLETON of the year' }, { achievement: 'avery exampleton wins' }],
  }
  const publicPlayer = toPublicPlayer(values, 'initial')
  expect(publicPlayer).toMatchObject({
    name: 'Avery E.',
    bio: 'E.’s first step is quick.',
    achievements: ['E. of the year'],
  })
  expect(JSON.stringify(publicPlayer)).not.toMatch(/exampleton/i)
})

test('returns null or an empty value for unknown data, never a text', () => {
  const bare = toPublicPlayer(
    {
      ...avery,
      position: null,
      heightFeet: null,
      bio: ' ',
      stats: undefined,
      achievements: null,
    },
    'full',
  )
  expect(bare).toMatchObject({ position: null, height: null, bio: null, stats: [], achievements: [] })
})

test('formats the height in feet and inches', () => {
  const heightOf = (heightFeet: number | null, heightInches: number | null) =>
    toPublicPlayer({ ...avery, heightFeet, heightInches }, 'full')!.height
  expect(heightOf(5, 4)).toBe('5\'4"')
  expect(heightOf(5, null)).toBe('5\'0"')
  expect(heightOf(null, 4)).toBeNull()
})

test('links a row by displayed name, and by slug when two players share it', () => {
  const [one, other] = [toPublicPlayer(avery, 'full')!, toPublicPlayer({ ...avery, publicSlug: 'avery-e-2' }, 'full')!]
  expect(linkTarget(one, [one])).toBe('Avery E.')
  expect(linkTarget(other, [one, other])).toBe('avery-e-2')
})

test.each([
  [null, '', ''],
  ['Dribbles to school.', 'Dribbles to school.', ''],
  ['Quick. And kind.', 'Quick.', 'And kind.'],
  ['Is 4.5 feet tall! Still grows.', 'Is 4.5 feet tall!', 'Still grows.'],
])('splits the text “%s” after its first sentence', (bio, first, rest) => {
  expect(splitBio(bio)).toEqual({ first, rest })
})
