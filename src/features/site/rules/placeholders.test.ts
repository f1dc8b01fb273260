import { expect, test } from 'vitest'
import { FACTS, paragraph, richText, text } from './content-check/fixtures'
import { fillsPlaceholders, withFacts, withFactsInside } from './placeholders'

test('fills in fees, ages and hours', () => {
  expect(withFacts('{monthly}, ages {ages}, {hours}', FACTS)).toBe('$199.99, ages 6 to 17, 9:00 AM - 6:00 PM')
  expect(withFacts('{other} {name}', FACTS)).toBe('{other} {name}')
})

test('leaves a placeholder without a value', () => {
  expect(withFacts('{ages} {hours}', { ...FACTS, stages: [], hours: [] })).toBe('{ages} {hours}')
})

test('fills in a rich text', () => {
  expect(withFactsInside(richText(paragraph(text('{monthly} a month'))), FACTS)).toEqual(
    richText(paragraph(text('$199.99 a month'))),
  )
})

test('knows which fields support placeholders', () => {
  expect(fillsPlaceholders('posts', ['content'])).toBe(true)
  expect(fillsPlaceholders('home-page', ['hero', 'facts', '3', 'value'])).toBe(true)
  expect(fillsPlaceholders('posts', ['title'])).toBe(false)
  expect(fillsPlaceholders('events', ['description'])).toBe(false)
})
