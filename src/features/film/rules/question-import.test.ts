import { describe, expect, test } from 'vitest'
import { findColumns, readQuestions } from './question-import'

const HEADER = ['Question', 'Answer A', 'Answer B', 'Answer C', 'Right', 'Feedback']
const GOOD = ['Who rotates first?', 'The low man', 'The ball', '', 'A', 'The low man is nearest to the rim.']

function read(cells: string[], known: string[] = []) {
  const columns = findColumns(HEADER)
  if (typeof columns === 'string') throw new Error(columns)
  return readQuestions(columns, [{ line: 2, cells }], known)
}

describe('the columns', () => {
  test.each([
    [['question', 'option 1', 'OPTION_2', 'Correct answer', 'Explanation']],
    [['Question', 'A', 'B', 'Key', 'Why']],
  ])('are found by their usual names: %j', (header) => {
    expect(findColumns(header)).toMatchObject({ question: 0, answers: [1, 2], right: 3, feedback: 4 })
  })

  test('that are missing are named', () => {
    expect(findColumns(['Question', 'Color'])).toBe(
      'The first line must name the columns. Missing: “Answer A” and “Answer B”, “Right”, “Feedback”.',
    )
    expect(findColumns(['Answer A', 'Answer B', 'Right', 'Feedback'])).toBe(
      'The first line must name the columns. Missing: “Question”.',
    )
  })
})

describe('a line', () => {
  test('is read as a question with one right answer, without empty answers', () => {
    expect(read(GOOD)).toEqual({
      outcomes: [{ line: 2, name: 'Who rotates first?', outcome: 'add', reason: '2 answers. Right: “The low man”.' }],
      questions: [
        {
          question: 'Who rotates first?',
          options: [
            { text: 'The low man', isCorrect: true },
            { text: 'The ball', isCorrect: false },
          ],
          feedback: 'The low man is nearest to the rim.',
        },
      ],
    })
  })

  test.each([
    ['b', '4'],
    ['2', '4'],
    ['1', '1'],
    [' 4 ', '4'],
  ])('names the right answer by letter, number or words: %j is %j', (right, text) => {
    const { questions } = read(['How many?', '1', '4', '7', right, 'Count them.'])
    expect(questions[0]!.options.find(({ isCorrect }) => isCorrect)?.text).toBe(text)
  })

  test.each([
    [0, '', 'The question is missing.'],
    [1, '', 'It needs at least 2 answers.'],
    [1, 'the  BALL', 'Two answers say the same.'],
    [4, 'C', '“C” is none of its answers: write the letter, such as B, or the answer.'],
    [4, '', '“” is none of its answers: write the letter, such as B, or the answer.'],
    [5, '', 'The feedback is missing: one or two sentences shown after the answer.'],
    [0, 'x'.repeat(301), 'The question has more than 300 letters.'],
    [1, 'x'.repeat(161), 'An answer has more than 160 letters.'],
    [5, 'x'.repeat(401), 'The feedback has more than 400 letters.'],
  ])('with cell %i as %j is refused: %s', (index, text, reason) => {
    expect(read(GOOD.with(index, text)).outcomes).toMatchObject([{ outcome: 'refused', reason }])
  })

  test('skips a question that is already in the quiz', () => {
    expect(read(GOOD, ['who rotates  FIRST?']).outcomes).toMatchObject([{ outcome: 'same' }])
  })

  test('is rejected when the quiz is full', () => {
    const known = Array.from({ length: 20 }, (_, index) => `Question ${index}`)
    expect(read(GOOD, known).outcomes).toMatchObject([
      { outcome: 'refused', reason: 'A quiz has at most 20 questions.' },
    ])
  })
})
