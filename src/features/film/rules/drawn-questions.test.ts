import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { drawQuestions } from './drawn-questions'
import type { Question } from './quizzes'

const asked: Question = { id: 'q', question: 'Who moves?', feedback: 'marker', options: [] }

test('shows a question with its play, else without one', () => {
  const drawn = drawQuestions([{ ...asked, drawing: plays.helpDrive }, asked])
  expect(drawn.map(({ drawing }) => drawing)).toEqual([plays.helpDrive, null])
})

test('the drawing of a question does not reveal the answer', () => {
  expect(JSON.stringify(drawQuestions([{ ...asked, drawing: plays.helpDrive }]))).not.toContain('marker')
})
