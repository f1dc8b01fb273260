import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { drawQuestions } from './drawn-questions'
import type { Question } from './quizzes'

const questions: Question = { id: 'q', question: 'Who moves?', feedback: 'marker', options: [] }

test('shows a question with its play, else without one', () => {
  const drawn = drawQuestions([{ ...questions, drawing: plays.helpDrive }, questions])
  expect(drawn.map(({ drawing }) => drawing)).toEqual([plays.helpDrive, null])
})

test('the drawing of a question does not reveal the answer', () => {
  expect(JSON.stringify(drawQuestions([{ ...questions, drawing: plays.helpDrive }]))).not.toContain('marker')
})
