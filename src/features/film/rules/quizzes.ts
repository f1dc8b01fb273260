import type { Play } from '@/lib/court/play'

/** A question as written by staff, including the right answer. Send it to a client only through {@link withoutAnswers}. */
export type Question = {
  id: string
  question: string
  /** The key of the question's own play. */
  play?: string | null
  /** The play beside the question: its own, else that of the film. */
  drawing?: Play | null
  feedback: string
  options: { id: string; text: string; isCorrect: boolean }[]
}

/** A question as shown to the player. */
export type OpenQuestion = { id: string; question: string; options: { id: string; text: string }[] }

/** The chosen option of a question, by ids. */
export type SubmittedAnswer = { question: string; option: string }

/** The score of an answer with its explanation, available once the answer is final. */
export type Verdict = SubmittedAnswer & { isCorrect: boolean; correct: string; feedback: string }

export type Score = { right: number; total: number; score: number; passMark: number; isPassed: boolean }

/** A finished attempt: its score, the best score so far, and the next film. */
export type QuizResult = Score & { best: number; nextFilm: { slug: string; title: string } | null }

/** The texts required by the specification, with the numbers of the quiz inserted. */
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

/** Removes the right answers and explanations. */
export function withoutAnswers(questions: Question[]): OpenQuestion[] {
  return questions.map(({ id, question, options }) => ({
    id,
    question,
    options: options.map((option) => ({ id: option.id, text: option.text })),
  }))
}

/** Scores an attempt. The rounded percentage decides: 16 of 23 is shown as 70 and passes a mark of 70. */
export function scoreOf(right: number, total: number, passMark: number): Score {
  const score = percent(right, total)
  return { right, total, score, passMark, isPassed: score >= passMark }
}

/** Scores an answer; null when the question or the option does not belong to these questions. */
export function gradeAnswer(questions: Question[], { question: id, option }: SubmittedAnswer): Verdict | null {
  const question = questions.find((one) => one.id === id)
  const chosen = question?.options.find((one) => one.id === option)
  const correct = question?.options.find((one) => one.isCorrect)
  if (!question || !chosen || !correct) return null
  return { question: id, option, isCorrect: chosen.isCorrect, correct: correct.id, feedback: question.feedback }
}

/** Scores a complete set of answers; null unless each question is answered exactly once with one of its own options. */
export function gradeAnswers(questions: Question[], answers: SubmittedAnswer[]): Verdict[] | null {
  const verdicts = questions.map(({ id }) => {
    const answer = answers.find(({ question }) => question === id)
    return answer ? gradeAnswer(questions, answer) : null
  })
  return answers.length === questions.length && verdicts.every((verdict) => verdict !== null) ? verdicts : null
}

/** Returns the index of the first question without an answer, or null when all are answered. */
export function firstUnanswered(questions: { id: string }[], answered: ReadonlySet<string>): number | null {
  const index = questions.findIndex(({ id }) => !answered.has(id))
  return index === -1 ? null : index
}

/** Returns a hint for authors when a single wrong answer fails the quiz; null otherwise. */
export function passMarkWarning(count: number, passMark: number): string | null {
  // An empty pass mark is NaN, and comparisons with NaN are false.
  const isStrict = count > 1 && percent(count - 1, count) < passMark
  return isStrict
    ? `With ${count} questions, ${passMark}% means that ${count === 2 ? 'both' : 'all'} must be right.`
    : null
}

/**
 * Returns true when two versions of a quiz have the same questions, plays, options, explanations and pass mark. Differences in
 * ids are ignored.
 */
export function isSameQuiz(one: Authored, other: Authored): boolean {
  return canonicalForm(one) === canonicalForm(other)
}

/** A quiz as entered by an author. Empty fields may be missing. */
export type Authored = {
  passMark?: number | null
  questions?:
    | {
        question?: string | null
        play?: string | null
        feedback?: string | null
        options?: { text?: string | null; isCorrect?: boolean | null }[] | null
      }[]
    | null
}

function canonicalForm({ passMark, questions }: Authored): string {
  const contents = (questions ?? []).map(({ question, play, feedback, options }) => [
    question ?? '',
    play ?? null,
    feedback ?? '',
    (options ?? []).map(({ text, isCorrect }) => [text ?? '', Boolean(isCorrect)]),
  ])
  return JSON.stringify([passMark ?? null, contents])
}

function percent(right: number, total: number): number {
  return Math.round((right * 100) / total)
}
