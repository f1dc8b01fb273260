import type { Play } from '@/lib/court/play'
import { withoutAnswers, type OpenQuestion, type Question } from './quizzes'

/** A question as shown to the player, with its drawn play. */
export type DrawnQuestion = OpenQuestion & { drawing: Play | null }

/** Returns questions without their answers, each with its play as it was when this version of the quiz was first taken. */
export function drawQuestions(questions: Question[]): DrawnQuestion[] {
  return withoutAnswers(questions).map((question, index) => ({
    ...question,
    drawing: questions[index]?.drawing ?? null,
  }))
}
