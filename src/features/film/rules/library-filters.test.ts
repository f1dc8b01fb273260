import { describe, expect, it, test } from 'vitest'
import { libraryFilm, quizState } from '../../../../tests/support/film-cards'
import { categoriesOf, figuresOf, filterFilms, NO_FILTERS, readFilters, writeFilters } from './library-filters'

const films = [
  libraryFilm({ slug: 'a', title: 'Help-side rotations', category: 'Defense', isWatched: true }),
  libraryFilm({ slug: 'b', title: 'Give and go', description: 'Pass, then MOVE.', category: 'Offense' }),
  libraryFilm({
    slug: 'c',
    title: 'Skip pass',
    coach: 'Ruth Figment',
    category: 'Basketball IQ',
    assignedOn: '2026-11-01',
  }),
]
const slugs = (filters: Partial<typeof NO_FILTERS>) =>
  filterFilms(films, { ...NO_FILTERS, ...filters }).map(({ slug }) => slug)

describe('search', () => {
  it.each([
    ['ROTATIONS', ['a']],
    ['then move', ['b']],
    ['figment', ['c']],
    ['basketball i', ['c']],
    ['  go  ', ['b']],
    ['   ', ['a', 'b', 'c']],
    ['pass', ['b', 'c']],
    ['.*', []],
  ])('"%s" finds %j', (search, found) => {
    expect(slugs({ search })).toEqual(found)
  })
})

test('tabs filter by assigned, watched and other films', () => {
  expect(slugs({ tab: 'assigned' })).toEqual(['c'])
  expect(slugs({ tab: 'watched' })).toEqual(['a'])
  expect(slugs({ tab: 'unwatched' })).toEqual(['b', 'c'])
})

test('hides deselected categories, and combines all filters', () => {
  expect(slugs({ hidden: ['Defense'] })).toEqual(['b', 'c'])
  expect(slugs({ hidden: ['Offense'], search: 'pass', tab: 'unwatched' })).toEqual(['c'])
  expect(categoriesOf(films)).toEqual(['Defense', 'Offense', 'Basketball IQ'])
})

describe('the address', () => {
  it('contains every filter and preserves other parameters', () => {
    const params = writeFilters(
      { tab: 'watched', search: ' zone ', hidden: ['Defense', 'Player Study'] },
      new URLSearchParams('child=1&q=old'),
    )
    expect(params.toString()).toBe('child=1&tab=watched&q=zone&hide=Defense&hide=Player+Study')
    expect(readFilters(params)).toEqual({ tab: 'watched', search: 'zone', hidden: ['Defense', 'Player Study'] })
  })

  it('is empty without filters, and omits unknown values', () => {
    expect(writeFilters(NO_FILTERS, new URLSearchParams('tab=watched')).toString()).toBe('')
    expect(readFilters(new URLSearchParams('tab=secret&color=red'))).toEqual(NO_FILTERS)
  })
})

test('the figures include an average only after the first quiz', () => {
  expect(figuresOf(films)).toEqual({ assigned: 1, watched: 1, films: 3, quizAverage: null })
  const tried = [
    libraryFilm({ check: quizState({ best: 67 }), quiz: quizState({ best: 100 }), dueOn: '2026-12-01' }),
    libraryFilm({ quiz: quizState({ best: null }) }),
    libraryFilm({ quiz: quizState({ best: 0 }) }),
  ]
  expect(figuresOf(tried)).toMatchObject({ quizAverage: 56 })
})
