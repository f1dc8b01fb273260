import { expect, test } from 'vitest'
import tiers from './content/age-tiers.json'
import stages from './content/stages.json'
import youthPage from './content/youth-academy-page.json'

/** Returns every age in texts such as 'Ages 6-7' or 'At 14'. */
function agesIn(...texts: string[]): number[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/(?<![U\d])(\d{1,2})(?:-(\d{1,2}))?/g)].flatMap(([, from, to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
    ),
  )
}

test('every player age belongs to exactly one stage', () => {
  const ages = agesIn(...stages.map(({ ages }) => ages))
  expect(ages).toEqual(Array.from({ length: ages.length }, (_, index) => 6 + index))
  expect(ages.at(-1)).toBe(17)
})

test('every youth academy age belongs to a tier or is named in the texts around them', () => {
  const named = agesIn(...tiers.map(({ ages }) => ages), youthPage.tiers.text)
  expect(named).toEqual(agesIn(youthPage.hero.lede))
})

test('the stage after the last tier begins at the age where the tiers end', () => {
  const next = stages.find(({ title }) => youthPage.tiers.text.includes(title))
  expect(agesIn(next!.ages)[0]).toBe(Math.max(...agesIn(...tiers.map(({ ages }) => ages))) + 1)
  expect(youthPage.tiers.text).toContain(`(${next!.ageLabel})`)
})
