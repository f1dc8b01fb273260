import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GiftLevels } from './GiftLevels'

const TEXTS = { label: 'Suggested levels', title: 'Pick your play', text: 'Any amount helps.' }

function ballsOf(...dollars: number[]): number[] {
  const levels = dollars.map((amount) => ({ amountCents: amount * 100, name: `${amount}`, text: 'Balls.' }))
  const markup = renderToStaticMarkup(<GiftLevels texts={TEXTS} levels={levels} />)
  return markup
    .split('<li>')
    .slice(1)
    .map((row) => row.split('<i>').length - 1)
}

test('draws one ball for the smallest amount, and the others to scale', () => {
  expect(ballsOf(25, 50, 100, 250, 500)).toEqual([1, 2, 4, 10, 20])
})

test.each([
  ['not multiples of the smallest', [20, 50]],
  ['too many to draw', [5, 1000]],
])('draws no balls when the amounts are %s', (_, amounts) => {
  expect(ballsOf(...amounts)).toEqual([0, 0])
})
