import { expect, it } from 'vitest'
import { libraryFilm } from '../../../../tests/support/film-cards'
import { dueLabel, findNextFilm } from './library'

it.each([
  ['2026-11-19', 'Overdue'],
  ['2026-11-20', 'Due today'],
  ['2026-11-21', 'Due tomorrow'],
  ['2026-11-22', 'Due Sunday'],
  ['2026-11-26', 'Due Thursday'],
  ['2026-11-27', 'Due Nov 27'],
  ['2027-01-03', 'Due Jan 3'],
])('on Friday, November 20, what is due on %s reads %s', (day, label) => {
  expect(dueLabel(day, '2026-11-20')).toBe(label)
})

it('finds the unfinished assignment that is due first, and one without a day last', () => {
  const films = [
    libraryFilm({ slug: 'free' }),
    libraryFilm({ slug: 'done', assignedOn: '2026-11-01', isWatched: true }),
    libraryFilm({ slug: 'no-day', assignedOn: '2026-11-01' }),
    libraryFilm({ slug: 'later', assignedOn: '2026-11-01', dueOn: '2026-12-24' }),
    // Watched, but its quiz is not passed.
    libraryFilm({ slug: 'first', assignedOn: '2026-11-01', dueOn: '2026-11-30', isWatched: true }),
  ]
  expect(findNextFilm(films)?.slug).toBe('first')
  expect(findNextFilm(films.slice(0, 3))?.slug).toBe('no-day')
  expect(findNextFilm(films.slice(0, 2))).toBeUndefined()
})
