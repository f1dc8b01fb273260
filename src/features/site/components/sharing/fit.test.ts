import { describe, expect, it } from 'vitest'
import { drawable, fitName, fitTitle, TITLE_LINE_HEIGHT, TITLE_WIDTH, widthOf } from './fit'

const TITLES = [
  'Contact',
  'ELITE SQUADS',
  'Frequently Asked Questions',
  'What recruiters notice first, and what they never see',
  'Elite Basketball Training in Scottsdale, Arizona',
  'Everybody plays every position until the age of twelve, and here is the long answer to the question why we do it',
  'Everyone counterattacks',
  `${'word '.repeat(80)}end`,
]

describe.each(TITLES)('the title “%s”', (title) => {
  const { size, lines } = fitTitle(title)

  it('has at most four lines inside its column', () => {
    expect(lines.length).toBeLessThanOrEqual(4)
    expect(lines.length * size * TITLE_LINE_HEIGHT).toBeLessThanOrEqual(400)
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(TITLE_WIDTH)
  })

  it('loses no word unless it is too long', () => {
    if (title.length < 150) expect(lines.join(' ')).toBe(title.toUpperCase())
    else expect(lines.at(-1)).toMatch(/WORD…$/)
  })
})

it('leaves no single word on the last line', () => {
  expect(fitTitle('Moving when nobody is looking at you').lines.at(-1)).toBe('AT YOU')
})

it('is larger the shorter the title is', () => {
  const sizes = [0, 2, 3].map((index) => fitTitle(TITLES[index]!).size)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
})

it('uses only characters of the two fonts', () => {
  expect(drawable('Zoë’s  Ōtaki – “open” 🏀 gym\u0000')).toBe('Zoë’s Otaki – “open” gym')
})

it.each([
  ['Kofi T.', ['KOFI T.']],
  ['Maximiliana-Josephine M.', ['MAXIMILIANA-JOSEPHINE', 'M.']],
])('fits the name “%s” beside the number', (name, lines) => {
  const fitted = fitName(name)
  expect(fitted.lines).toEqual(lines)
  for (const line of fitted.lines) expect(widthOf(line) * fitted.size).toBeLessThanOrEqual(520)
})
