import type { FilmPlay } from './film-plays'

/** A question as staff wrote it, its right answer included: it leaves the server only through {@link withoutAnswers}. */
export type Question = {
  id: string
  question: string
  /** The play of this question alone. */
  play?: FilmPlay | null
  feedback: string
  options: { id: string; text: string; isCorrect: boolean }[]
}

/** A question as it is shown to the player. */
export type OpenQuestion = { id: string; question: string; options: { id: string; text: string }[] }

/** Which option was chosen, by ids. */
export type Given = { question: string; option: string }

/** The score of an answer, and why. Available once the answer is final. */
export type Verdict = Given & { isCorrect: boolean; correct: string; feedback: string }

export type Score = { right: number; total: number; score: number; passMark: number; isPassed: boolean }

/** A finished attempt: what it was worth, the best so far, and where to go on. */
export type QuizResult = Score & { best: number; nextFilm: { slug: string; title: string } | null }

/** The texts that the specification states. Numbers come from the quiz. */
export const MESSAGES = {
  passedPage: "Quiz passed! You've unlocked the next module.",
  failedPage: (passMark: number) => `Score below ${passMark}%. Review the film and try again.`,
  passedTitle: 'Quiz Passed!',
  passedDialog: "Great job! You've demonstrated understanding of the key concepts.",
  failedDialog: (passMark: number) => `You need to score at least ${passMark}% to pass this quiz.`,
  noQuiz: 'There are no quiz questions available for this video.',
  notLoaded: 'Failed to load quiz',
  completed: 'Quiz completed!',
  changed: 'This quiz has just been changed. Load it again, please.',
  notSent: 'Your answer did not reach us. Try again.',
} as const

/** Takes the right answers and explanations away. */
export function withoutAnswers(questions: Question[]): OpenQuestion[] {
  return questions.map(({ id, question, options }) => ({
    id,
    question,
    options: options.map((option) => ({ id: option.id, text: option.text })),
  }))
}

/** Percent of right answers, rounded as people read it. */
export function percent(right: number, total: number): number {
  return Math.round((right * 100) / total)
}

/** What so many right answers are worth. The rounded score decides: 16 of 23 are shown as 70 and pass 70. */
export function scoreOf(right: number, total: number, passMark: number): Score {
  const score = percent(right, total)
  return { right, total, score, passMark, isPassed: score >= passMark }
}

/** What an answer is worth; null when the question or the option is not of these. */
export function judge(questions: Question[], { question: id, option }: Given): Verdict | null {
  const question = questions.find((one) => one.id === id)
  const chosen = question?.options.find((one) => one.id === option)
  const correct = question?.options.find((one) => one.isCorrect)
  if (!question || !chosen || !correct) return null
  return { question: id, option, isCorrect: chosen.isCorrect, correct: correct.id, feedback: question.feedback }
}

/** What a whole set of answers is worth; null unless each question is answered once by an option of its own. */
export function gradeAnswers(questions: Question[], answers: Given[]): Verdict[] | null {
  const verdicts = questions.map(({ id }) => {
    const given = answers.find(({ question }) => question === id)
    return given ? judge(questions, given) : null
  })
  return answers.length === questions.length && verdicts.every((verdict) => verdict !== null) ? verdicts : null
}

/** Where an attempt goes on: the place of the first question without an answer, or null when none is left. */
export function nextPlace(questions: { id: string }[], answered: ReadonlySet<string>): number | null {
  const place = questions.findIndex(({ id }) => !answered.has(id))
  return place === -1 ? null : place
}

/** A sentence for authors when one wrong answer already fails the quiz; null otherwise. */
export function passMarkWarning(count: number, passMark: number): string | null {
  // A mark that is not filled in yet is no number, and nothing is below it.
  const isStrict = count > 1 && percent(count - 1, count) < passMark
  return isStrict
    ? `With ${count} questions, ${passMark}% means that ${count === 2 ? 'both' : 'all'} must be right.`
    : null
}

/** True when two versions of a quiz ask, draw, offer, explain and demand the same. Ids alone make no difference to anyone. */
export function isSameQuiz(one: Authored, other: Authored): boolean {
  return essence(one) === essence(other)
}

/** What an author writes. Fields that are not filled yet may be missing. */
export type Authored = {
  passMark?: number | null
  questions?:
    | {
        question?: string | null
        play?: FilmPlay | null
        feedback?: string | null
        options?: { text?: string | null; isCorrect?: boolean | null }[] | null
      }[]
    | null
}

function essence({ passMark, questions }: Authored): string {
  const asked = (questions ?? []).map(({ question, play, feedback, options }) => [
    question ?? '',
    play ?? null,
    feedback ?? '',
    (options ?? []).map(({ text, isCorrect }) => [text ?? '', Boolean(isCorrect)]),
  ])
  return JSON.stringify([passMark ?? null, asked])
}
