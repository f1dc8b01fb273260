import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { QuizKind } from '@/features/film/rules/films'
import type { Viewer } from '@/features/members/server/viewer'
import { makeFilm, type MadeFilm } from './films'
import { makeMember, type TestMember } from './members'

export type TestOption = { id: string; text: string; isCorrect: boolean }
export type TestQuestion = { id: string; question: string; feedback: string; options: TestOption[] }
export type TestQuiz = { id: string; film: MadeFilm; kind: QuizKind; passMark: number; questions: TestQuestion[] }

// Each new film becomes the first module, so that no earlier film locks its quiz. Parallel browser tests each use their own
// division, as otherwise they would lock each other's quizzes.
let place = -Date.now()
const COACH = `Test ${randomUUID()}`

/** Creates a film that precedes all others in module order. */
export function makeQuizFilm(db: pg.Pool, facts: Parameters<typeof makeFilm>[1] = {}): Promise<MadeFilm> {
  return makeFilm(db, { order: place--, coach: COACH, duration: 90, ...facts })
}

/** Removes the films that this process created: as they precede the demo films, they would lock all demo quizzes. */
export async function clearQuizFilms(db: pg.Pool): Promise<void> {
  await db.query(`DELETE FROM films WHERE coach = $1 AND "order" < 0`, [COACH])
}

type QuizOptions = {
  film?: MadeFilm
  kind?: QuizKind
  passMark?: number
  /** The number of questions, or the questions themselves. */
  count?: number
  texts?: string[]
  optionCount?: number
}

/** Creates a quiz with recognizable texts: those that must not leak contain "marker". */
export async function makeQuiz(db: pg.Pool, options: QuizOptions = {}): Promise<TestQuiz> {
  const { kind = 'film-room', passMark = kind === 'library' ? 70 : 80, optionCount = 4 } = options
  const film = options.film ?? (await makeQuizFilm(db))
  const id = randomUUID()
  const mark = id.slice(0, 6)
  await db.query('INSERT INTO quizzes (id, title, film_id, kind, pass_mark) VALUES ($1, $2, $3, $4, $5)', [
    id,
    `Quiz ${mark}`,
    film.id,
    kind,
    passMark,
  ])
  const length = options.texts?.length ?? options.count ?? (kind === 'library' ? 3 : 2)
  const questions = Array.from({ length }, (_, index) => {
    const question = makeQuestion(`${mark} ${index + 1}`, optionCount, index % optionCount)
    return { ...question, question: options.texts?.[index] ?? question.question }
  })
  await writeQuestions(db, id, questions)
  return { id, film, kind, passMark, questions }
}

/** Creates films with one film-room quiz each, in module order. */
export async function makeModules(
  db: pg.Pool,
  count: number,
  film: Parameters<typeof makeQuizFilm>[1] = {},
): Promise<TestQuiz[]> {
  const quizzes: TestQuiz[] = []
  for (let index = 0; index < count; index++)
    quizzes.unshift(await makeQuiz(db, { film: await makeQuizFilm(db, film) }))
  return quizzes
}

/** Returns the correct option, or the first wrong one. */
export function optionOf(question: TestQuestion, isCorrect: boolean): string {
  return question.options.find((option) => option.isCorrect === isCorrect)!.id
}

/** Returns answers to every question, with this many correct. */
export function answersTo(quiz: Pick<TestQuiz, 'questions'>, right: number): { question: string; option: string }[] {
  return quiz.questions.map((question, index) => ({ question: question.id, option: optionOf(question, index < right) }))
}

/** Returns the request body of the quiz page for a correct answer to the first question of a new attempt. */
export function firstAnswer(quiz: TestQuiz, change: object = {}): object {
  const question = quiz.questions[0]!
  const given = { question: question.id, option: optionOf(question, true) }
  return { quiz: quiz.id, attempt: randomUUID(), version: 1, ...given, ...change }
}

/** Returns a member as the film room represents them. */
export function toViewer({ id, name, role, divisions }: TestMember, change: Partial<Viewer> = {}): Viewer {
  return { kind: 'member', id, name, role, divisions, children: [], isUnder13: true, email: null, ...change }
}

/** Returns a player as the film room represents them. */
export async function makePlayer(db: pg.Pool, divisions: string[] = []): Promise<Viewer> {
  return toViewer(await makeMember(db, { divisions, hasCode: false }))
}

function makeQuestion(mark: string, optionCount: number, right: number): TestQuestion {
  return {
    id: randomUUID().replaceAll('-', '').slice(0, 24),
    question: `What comes first in ${mark}?`,
    feedback: `Because of marker ${mark}.`,
    options: Array.from({ length: optionCount }, (_, index) => ({
      id: randomUUID().replaceAll('-', '').slice(0, 24),
      text: `Answer ${index + 1} of ${mark}`,
      isCorrect: index === right,
    })),
  }
}

async function writeQuestions(db: pg.Pool, quizId: string, questions: TestQuestion[]): Promise<void> {
  for (const [index, { id, question, feedback, options }] of questions.entries()) {
    await db.query(
      'INSERT INTO quizzes_questions (_order, _parent_id, id, question, feedback) VALUES ($1, $2, $3, $4, $5)',
      [index + 1, quizId, id, question, feedback],
    )
    for (const [place, option] of options.entries())
      await db.query(
        'INSERT INTO quizzes_questions_options (_order, _parent_id, id, text, is_correct) VALUES ($1, $2, $3, $4, $5)',
        [place + 1, id, option.id, option.text, option.isCorrect],
      )
  }
}
