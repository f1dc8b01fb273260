import { expect, test } from 'vitest'
import { FILM_PLAYS } from '@/lib/film-plays'
import { CATEGORY_PLAYS, FILM_CATEGORIES } from '@/lib/films'
import { plays } from './plays'

test('every play that staff may choose can be drawn, under its own name', () => {
  const names = Object.fromEntries(Object.entries(plays).map(([key, { name }]) => [key, name]))
  expect(names).toMatchObject(FILM_PLAYS)
})

test('every category has a play of its own', () => {
  expect(Object.keys(CATEGORY_PLAYS)).toEqual([...FILM_CATEGORIES])
  expect(new Set(Object.values(CATEGORY_PLAYS)).size).toBe(FILM_CATEGORIES.length)
})
