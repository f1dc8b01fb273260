import type { Play } from '@/lib/court/play'
import { plays } from '@/lib/court/plays'
import type { FilmPlay } from './film-plays'
import { withoutAnswers, type OpenQuestion, type Question } from './quizzes'

/** A question as shown to the player, with its drawn play. */
export type DrawnQuestion = OpenQuestion & { drawing: Play | null }

/**
 * Returns questions without their answers, each with its own play or that of its film. An unknown play is omitted, never
 * replaced by another one.
 */
export function drawQuestions(questions: Question[], filmPlay: FilmPlay | null): DrawnQuestion[] {
  return withoutAnswers(questions).map((question, index) => {
    const play = questions[index]?.play ?? filmPlay
    return { ...question, drawing: play ? plays[play] : null }
  })
}
