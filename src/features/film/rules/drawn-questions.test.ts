import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { drawQuestions } from './drawn-questions'
import type { Question } from './quizzes'

const asked: Question = { id: 'q', question: 'Who moves?', feedback: 'marker', options: [] }

test('shows a question with its own play, else with that of its film, else without one', () => {
  const own = { ...asked, play: 'helpDrive' } as const
  const drawingsOf = (film: Parameters<typeof drawQuestions>[1]) =>
    drawQuestions([own, asked], film).map(({ drawing }) => drawing)
  expect(drawingsOf('boxOut')).toEqual([plays.helpDrive, plays.boxOut])
  expect(drawingsOf(null)).toEqual([plays.helpDrive, null])
})

test('the drawing of a question does not reveal the answer', () => {
  expect(JSON.stringify(drawQuestions([{ ...asked, play: 'helpDrive' }], null))).not.toContain('marker')
})
