import type { ArrayFieldServerProps } from 'payload'
import type { QuizAttempt } from '@/payload-types'
import { findCurrentSheet, findFrozenSheet } from '../../server/quizzes/queries'
import { toId } from '../names/find-name'
import styles from './quiz.module.css'

/** Shows the answers of an attempt with the texts of the quiz version that was taken. */
export async function GivenAnswers({ data }: Pick<ArrayFieldServerProps, 'data'>) {
  const { answers, quiz, quizVersion } = (data ?? {}) as Partial<QuizAttempt>
  const quizId = toId(quiz)
  if (!quizId) return null
  const sheet = (await findFrozenSheet(quizId, quizVersion ?? 1)) ?? (await findCurrentSheet(quizId))
  const questions = new Map((sheet?.questions ?? []).map((one) => [one.id, one]))
  return (
    <section className={`field-type ${styles.given}`} aria-labelledby="given-answers">
      <h3 id="given-answers">Answers</h3>
      {!answers?.length && <p>None yet.</p>}
      <ol>
        {answers?.map(({ id, questionId, optionId, isCorrect }) => (
          <li key={id}>
            <b>{questions.get(questionId)?.question ?? 'A question that was taken out'}</b>
            <span>
              {questions.get(questionId)?.options.find((option) => option.id === optionId)?.text ??
                'An answer that was taken out'}
            </span>
            <span className={`fc-tag fc-tag--${isCorrect ? 'ok' : 'bad'}`}>{isCorrect ? 'Right' : 'Wrong'}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
