import { describe, expect, test } from 'vitest'
import { chooseExercises, chooseVideos } from '@/features/plan/rules/exercises'
import { GEAR_KEYS, GOAL_KEYS, LIST_KEYS, POSITION_KEYS } from '@/features/plan/rules/options'
import { weekChecklist } from '@/features/plan/rules/training'
import { AGES, exercises, videos } from '../tests/support/plan-library'

describe('exercises', () => {
  test('are at least forty and unique', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(40)
    expect(new Set(exercises.map(({ title }) => title)).size).toBe(exercises.length)
  })

  test('fill three lists for every age, goal and position, with rest between strength and jumps', () => {
    for (const age of AGES) {
      for (const goal of GOAL_KEYS) {
        for (const position of POSITION_KEYS) {
          const chosen = chooseExercises(exercises, { age, goal, position })
          for (const list of LIST_KEYS) {
            expect(chosen[list].length, `${list} at ${age}, ${goal}, ${position}`).toBe(3)
            for (const { minAge, positions } of chosen[list]) {
              expect(minAge).toBeLessThanOrEqual(age)
              if (positions.length > 0) expect(positions).toContain(position)
            }
          }
          const qualities = chosen.athletic.map(({ quality }) => quality)
          expect(qualities.filter((one) => one === 'strength').length).toBeLessThanOrEqual(1)
          expect(qualities.filter((one) => one === 'jump').length).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  test('fill three lists without equipment, and never need missing equipment', () => {
    // Tens of thousands of combinations: results are collected and checked once, because one expect() per combination takes
    // seconds.
    const wrong: object[] = []
    for (const age of AGES) {
      for (const goal of GOAL_KEYS) {
        for (const position of POSITION_KEYS) {
          for (const missingGear of [GEAR_KEYS, ...GEAR_KEYS.map((thing) => [thing])]) {
            const lists = Object.values(chooseExercises(exercises, { age, goal, position, missingGear }))
            const isUnavailable = ({ equipment }: { equipment: string }) =>
              (missingGear as string[]).includes(equipment)
            if (lists.some((list) => list.length !== 3 || list.some(isUnavailable)))
              wrong.push({ age, goal, position, missingGear })
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('a hoop needs a ball', () => {
    const chosen = chooseExercises(exercises, { age: 15, goal: 'all', position: 'none', missingGear: ['ball'] })
    for (const { equipment } of chosen.skill) expect(['none', 'cones']).toContain(equipment)
  })

  test.each([
    [11, 40],
    [14, 80],
    [17, 100],
  ])('at %i, exercises stay within %i landings and exclude weights that are not allowed yet', (age, most) => {
    for (const goal of GOAL_KEYS) {
      for (const { landings, equipment } of chooseExercises(exercises, { age, goal, position: 'none' }).athletic) {
        expect(landings).toBeLessThanOrEqual(most)
        if (age < 13) expect(equipment).not.toBe('weights')
      }
    }
  })

  test('excludes weights below 13, whatever the input', () => {
    const lift = { ...exercises.find(({ equipment }) => equipment === 'weights')!, minAge: 5 }
    expect(chooseExercises([lift], { age: 12, goal: 'stronger', position: 'none' }).athletic).toEqual([])
    expect(chooseExercises([lift], { age: 13, goal: 'stronger', position: 'none' }).athletic).toHaveLength(1)
  })

  test.each([
    [1, 9],
    [3, 13],
    [7, 21],
  ])('%i days give %i items, named by day and title', (days, count) => {
    const lists = chooseExercises(exercises, { age: 12, goal: 'all', position: 'none' })
    const items = weekChecklist(lists, days)
    expect(items).toHaveLength(count)
    expect(new Set(items.map(({ id }) => id)).size).toBe(count)
    for (const { name, day, exercise, completed } of items)
      expect([name, completed]).toEqual([`Day ${day}: ${exercise.title}`, false])
    const recovery = items.filter(({ list }) => list === 'recovery').map(({ exercise }) => exercise.title)
    expect(recovery).toEqual([0, 1, 2, 0, 1, 2, 0].map((index) => lists.recovery[index]!.title))
  })

  test('never schedules jumps on consecutive days', () => {
    const lists = chooseExercises(exercises, { age: 16, goal: 'jumpHigher', position: 'none' })
    const jumps = weekChecklist(lists, 7).filter(({ exercise }) => exercise.landings > 0)
    expect(jumps.length).toBeGreaterThan(0)
    jumps.slice(1).forEach(({ day }, index) => expect(day - jumps[index]!.day).toBeGreaterThan(1))
  })
})

test('has three videos in each of three lists, over https', () => {
  for (const age of AGES)
    for (const list of LIST_KEYS) {
      const chosen = chooseVideos(videos, age)[list]
      expect(chosen).toHaveLength(3)
      for (const { url } of chosen) expect(new URL(url).protocol).toBe('https:')
    }
})
