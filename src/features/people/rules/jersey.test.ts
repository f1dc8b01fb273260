import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DIVISION_KEYS } from './divisions'
import { jerseyNumber, JERSEYS, nameSize } from './jersey'

it('uses only colors of the design tokens', () => {
  const tokens = readFileSync('src/components/styles/tokens.css', 'utf8')
  for (const color of Object.values(JERSEYS).flatMap((colors) => Object.values(colors))) expect(tokens).toContain(color)
})

it('gives each squad its own jersey', () => {
  expect(new Set(Object.values(JERSEYS).map((colors) => JSON.stringify(colors))).size).toBe(DIVISION_KEYS.length)
})

it.each(DIVISION_KEYS)('contrasts the number with the cloth of %s', (division) => {
  const { cloth, text } = JERSEYS[division]
  const [light, dark] = [luminance(cloth), luminance(text)].sort((one, other) => other - one)
  expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5)
})

it('sets a long name smaller', () => {
  expect([nameSize('Lena D.'), nameSize('Maximiliana-Josephine M.')]).toEqual([44, 16])
})

it.each(['TBD', '', '12345'])('draws no number for “%s”', (number) => {
  expect(jerseyNumber(number)).toBeNull()
})

it('draws two digits smaller than one', () => {
  expect(jerseyNumber('5')!.size).toBeGreaterThan(jerseyNumber('33')!.size)
  expect(jerseyNumber('00')).toEqual({ text: '00', size: 236 })
})

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
