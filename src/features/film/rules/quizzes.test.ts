import { describe, expect, test } from 'vitest'
import {
  isSameQuiz,
  gradeAnswer,
  gradeAnswers,
  MESSAGES,
  firstUnanswered,
  scoreOf,
  passMarkWarning,
  withoutAnswers,
  type Question,
} from './quizzes'

const questions: Question[] = ['a', 'b'].map((id) => ({
  id,
  question: `Question ${id}`,
  feedback: `Because ${id}`,
  options: [
    { id: `${id}1`, text: 'Yes', isCorrect: false },
    { id: `${id}2`, text: 'No', isCorrect: true },
  ],
}))

describe('the score', () => {
  test.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
    [7, 10, 70],
    [1, 2, 50],
    [4, 5, 80],
    [16, 23, 70],
    [1, 8, 13],
  ])('of %i right of %i is %i%%', (right, total, score) => {
    expect(scoreOf(right, total, 70).score).toBe(score)
  })

  test.each([
    [2, 3, 70, false],
    [7, 10, 70, true],
    [16, 23, 70, true],
    [15, 23, 70, false],
    [1, 2, 80, false],
    [4, 5, 80, true],
    [3, 4, 80, false],
    [2, 2, 80, true],
  ])('%i of %i against %i%% passes: %s', (right, total, passMark, isPassed) => {
    expect(scoreOf(right, total, passMark).isPassed).toBe(isPassed)
  })
})

test('messages contain the number of the quiz', () => {
  expect(MESSAGES.failedPage(80)).toBe('Score below 80%. Review the film and try again.')
  expect(MESSAGES.failedDialog(70)).toBe('You need to score at least 70% to pass this quiz.')
  expect(MESSAGES.failedPage(65)).toContain('65%')
})

test('removes the right answers and explanations from questions', () => {
  const open = JSON.stringify(withoutAnswers(questions))
  expect(open).not.toMatch(/isCorrect|Because|feedback/)
  expect(open).toContain('"id":"b2"')
})

describe('an answer', () => {
  test('is scored with its explanation', () => {
    expect(gradeAnswer(questions, { question: 'a', option: 'a1' })).toEqual({
      question: 'a',
      option: 'a1',
      isCorrect: false,
      correct: 'a2',
      feedback: 'Because a',
    })
  })

  test.each([
    ['a', 'b2'],
    ['c', 'a1'],
    ['a', 'toString'],
  ])('to %s by %s is none of ours', (question, option) => {
    expect(gradeAnswer(questions, { question, option })).toBeNull()
  })
})

describe('a set of answers', () => {
  const whole = [
    { question: 'b', option: 'b2' },
    { question: 'a', option: 'a2' },
  ]

  test('is scored in the order of the questions', () => {
    expect(gradeAnswers(questions, whole)?.map(({ question, isCorrect }) => [question, isCorrect])).toEqual([
      ['a', true],
      ['b', true],
    ])
  })

  test.each([
    ['one missing', whole.slice(1)],
    ['one twice', [...whole, whole[0]!]],
    ['one twice, one missing', [whole[0]!, whole[0]!]],
    ['none', []],
  ])('with %s is refused', (_, answers) => {
    expect(gradeAnswers(questions, answers)).toBeNull()
  })
})

test('an attempt continues at the first question without an answer', () => {
  expect(firstUnanswered(questions, new Set())).toBe(0)
  expect(firstUnanswered(questions, new Set(['a']))).toBe(1)
  expect(firstUnanswered(questions, new Set(['b']))).toBe(0)
  expect(firstUnanswered(questions, new Set(['a', 'b']))).toBeNull()
})

describe('the warning for authors', () => {
  test.each([
    [2, 80, 'With 2 questions, 80% means that both must be right.'],
    [3, 70, 'With 3 questions, 70% means that all must be right.'],
    [5, 80, null],
    [23, 70, null],
    [10, 100, 'With 10 questions, 100% means that all must be right.'],
    [3, 67, null],
    [1, 80, null],
    [0, 80, null],
    [2, 0, null],
    [2, NaN, null],
  ])('for %i questions and %i%%: %s', (count, passMark, warning) => {
    expect(passMarkWarning(count, passMark)).toBe(warning)
  })
})

describe('two versions', () => {
  const quiz = { passMark: 80, questions }

  test('are the same when only ids and titles differ', () => {
    const copied = questions.map((question) => ({
      ...question,
      id: 'other',
      options: question.options.map((option) => ({ ...option, id: 'other' })),
    }))
    expect(isSameQuiz(quiz, { passMark: 80, questions: copied })).toBe(true)
  })

  test.each([
    [{}, { passMark: null, questions: null }],
    [{}, { questions: [] }],
    [{ questions: [{}] }, { questions: [{ question: '', feedback: '', options: [] }] }],
    [{ questions: [{ options: [{}] }] }, { questions: [{ options: [{ text: '', isCorrect: false }] }] }],
  ])('are the same whether a field is missing or empty: %j', (one, other) => {
    expect(isSameQuiz(one, other)).toBe(true)
  })

  test.each([
    ['the mark', { passMark: 70, questions }],
    ['the order', { passMark: 80, questions: questions.toReversed() }],
    ['a question', { passMark: 80, questions: [{ ...questions[0], question: 'Other?' }, questions[1]!] }],
    ['an explanation', { passMark: 80, questions: [{ ...questions[0], feedback: 'Other.' }, questions[1]!] }],
    ['an option', { passMark: 80, questions: [{ ...questions[0], options: reworded() }, questions[1]!] }],
    ['which is right', { passMark: 80, questions: [{ ...questions[0], options: flipped() }, questions[1]!] }],
    ['how many', { passMark: 80, questions: questions.slice(1) }],
  ])('differ when %s does', (_, changed) => {
    expect(isSameQuiz(quiz, changed)).toBe(false)
  })
})

function flipped() {
  return questions[0]!.options.map((option) => ({ ...option, isCorrect: !option.isCorrect }))
}

function reworded() {
  return questions[0]!.options.map((option) => ({ ...option, text: `${option.text}!` }))
}
