import { expect, test } from 'vitest'
import { heroPlays } from '@/lib/court/hero-plays'
import type { Play } from '@/lib/court/play'
import { plays } from '@/lib/court/plays'
import { boardImage, PICTURE, positionedLabels } from './board'

test('draws a play with the marks of the site: its lines, its players and the ball', () => {
  const image = boardImage(plays.backdoor)
  expect(image).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"/)
  expect(image.match(/class="dots"/g)).toHaveLength(2)
  expect(image.match(/class="player"/g)).toHaveLength(3)
  expect(image.match(/class="ball"/g)).toHaveLength(1)
})

test('places a label for each player, defenders in gray', () => {
  const labels = positionedLabels(plays.backdoor)
  expect(labels.map(({ label }) => label)).toEqual(['1', '2', '5', 'x2'])
  expect(new Set(labels.map(({ color }) => color)).size).toBe(2)
  for (const { x } of labels) expect(x).toBeGreaterThan(600)
})

test.each(Object.entries<Play>(heroPlays))('cuts no player of the page %s', (_page, play) => {
  for (const { x, y } of positionedLabels(play)) {
    expect(x).toBeGreaterThan(PICTURE.width / 2 - 40)
    expect(x).toBeLessThan(PICTURE.width - 24)
    expect(y).toBeLessThan(PICTURE.height - 24)
  }
})
