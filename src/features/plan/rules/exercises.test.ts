import { expect, test } from 'vitest'
import { chooseVideos } from './exercises'
import { LIST_KEYS } from './options'

const [LIST, OTHER] = LIST_KEYS
const video = (title: string, minAge: number, list = LIST!) => ({ title, list, url: 'https://example.org', minAge })
const VIDEOS = [video('A', 8), video('B', 13), video('C', 8, OTHER), video('D', 8), video('E', 8), video('F', 8)]

test.each([
  [7, []],
  [12, ['A', 'D', 'E']],
  [13, ['A', 'B', 'D']],
])('at age %i the first three videos of a list that suit the age are chosen: %j', (age, titles) => {
  expect(chooseVideos(VIDEOS, age)[LIST!].map(({ title }) => title)).toEqual(titles)
})
