import * as z from 'zod'
import type { RowOutcome } from '@/lib/imports'
import { QUIZ_LIMITS } from './films'

/** The content of a question file, and the questions already in the quiz. */
export const readQuestionsSchema = z.strictObject({
  text: z.string('Choose a file.').min(1, 'The file is empty.'),
  known: z.array(z.string().max(QUIZ_LIMITS.question)).max(QUIZ_LIMITS.questions),
})

/** A question in the format of the quiz form. */
export type ImportedQuestion = {
  question: string
  options: { text: string; isCorrect: boolean }[]
  feedback: string
}

export type ReadQuestions = { outcomes: RowOutcome[]; questions: ImportedQuestion[] }

type Line = { line: number; cells: readonly string[] }
type Columns = { question: number; right: number; feedback: number; answers: number[] }

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']

const NAMES = {
  question: ['question', 'ask'],
  right: ['right', 'right answer', 'correct', 'correct answer', 'key'],
  feedback: ['feedback', 'explanation', 'why'],
}
const ANSWER = /^(?:answer|option|choice)?\s*([a-f1-6])$/

/**
 * Finds the columns of a file by their names.
 * @returns a sentence about what is missing if the columns are incomplete
 */
export function findColumns(header: readonly string[]): Columns | string {
  const names = header.map((name) =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  const find = (key: keyof typeof NAMES) => names.findIndex((name) => NAMES[key].includes(name))
  const columns = { question: find('question'), right: find('right'), feedback: find('feedback') }
  const answers = names.flatMap((name, index) => (ANSWER.test(name) ? [index] : []))
  const missing = [
    columns.question < 0 && '“Question”',
    answers.length < QUIZ_LIMITS.minOptions && '“Answer A” and “Answer B”',
    columns.right < 0 && '“Right”',
    columns.feedback < 0 && '“Feedback”',
  ].filter((one) => one !== false)
  if (missing.length > 0) return `The first line must name the columns. Missing: ${missing.join(', ')}.`
  return { ...columns, answers: answers.slice(0, QUIZ_LIMITS.maxOptions) }
}

/**
 * Classifies each line of a question file: added to the quiz, already in it, or rejected with the reason.
 * @param known the questions of the quiz
 */
export function readQuestions(columns: Columns, lines: readonly Line[], known: readonly string[]): ReadQuestions {
  const read: ReadQuestions = { outcomes: [], questions: [] }
  const existing = new Set(known.map(plain))
  for (const { line, cells } of lines) {
    const question = cells[columns.question] ?? ''
    const settle = (outcome: RowOutcome['outcome'], reason: string) =>
      read.outcomes.push({ line, name: question || 'No question', outcome, reason })
    const made = toQuestion(columns, cells)
    if (typeof made === 'string') settle('refused', made)
    else if (existing.has(plain(question))) settle('same', 'The quiz asks this already.')
    else if (existing.size >= QUIZ_LIMITS.questions)
      settle('refused', `A quiz has at most ${QUIZ_LIMITS.questions} questions.`)
    else {
      const right = made.options.find(({ isCorrect }) => isCorrect)!
      settle('add', `${made.options.length} answers. Right: “${right.text}”.`)
      existing.add(plain(question))
      read.questions.push(made)
    }
  }
  return read
}

function toQuestion(
  { question, right, feedback, answers }: Columns,
  cells: readonly string[],
): ImportedQuestion | string {
  const text = cells[question] ?? ''
  const texts = answers.map((index) => cells[index] ?? '')
  const filledTexts = texts.filter(Boolean)
  const why = cells[feedback] ?? ''
  if (!text) return 'The question is missing.'
  if (filledTexts.length < QUIZ_LIMITS.minOptions) return `It needs at least ${QUIZ_LIMITS.minOptions} answers.`
  if (new Set(filledTexts.map(plain)).size < filledTexts.length) return 'Two answers say the same.'
  if (!why) return 'The feedback is missing: one or two sentences shown after the answer.'
  const tooLong = [
    text.length > QUIZ_LIMITS.question && `The question has more than ${QUIZ_LIMITS.question} letters.`,
    filledTexts.some((text) => text.length > QUIZ_LIMITS.option) &&
      `An answer has more than ${QUIZ_LIMITS.option} letters.`,
    why.length > QUIZ_LIMITS.feedback && `The feedback has more than ${QUIZ_LIMITS.feedback} letters.`,
  ].find((one) => one !== false)
  if (tooLong) return tooLong
  const chosen = findRight(texts, cells[right] ?? '')
  if (chosen === undefined)
    return `“${cells[right] ?? ''}” is none of its answers: write the letter, such as B, or the answer.`
  return { question: text, options: filledTexts.map((text) => ({ text, isCorrect: text === chosen })), feedback: why }
}

// The right answer is given by letter, number or text. If an option's own text is that letter or number, the text takes
// precedence.
function findRight(texts: readonly string[], right: string): string | undefined {
  const byText = texts.find((text) => text !== '' && plain(text) === plain(right))
  const letterIndex = LETTERS.indexOf(right.trim().toUpperCase())
  const index = letterIndex >= 0 ? letterIndex : Number(right) - 1
  return byText ?? (texts[index] || undefined)
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
