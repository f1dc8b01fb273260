import { expect, it } from 'vitest'
import { hasStageAges, listStageAges } from './stage-ages'

it.each([
  ['Ages 6-7', ['6', '7']],
  ['Ages 16 to 18', ['16', '17', '18']],
  ['Age 9', ['9']],
  ['Elite development', ['Prep']],
  ['Ages 9-6', ['Prep']],
])('lists the ages of a stage with “%s”', (ages, labels) => {
  expect(listStageAges({ ages, ageLabel: 'Prep' })).toEqual(labels)
})

it('distinguishes a stage without ages', () => {
  expect([hasStageAges({ ages: 'Ages 6-7' }), hasStageAges({ ages: 'Elite development' })]).toEqual([true, false])
})
