import type { UIFieldServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { QUIZ_KINDS } from '../rules/films'
import styles from './film.module.css'

/** Lists below a film the questions of its quizzes, each with a link to its editor. */
export async function FilmQuestions({ id, payload, req }: UIFieldServerProps) {
  if (!id) return null
  const { docs } = await payload.find({
    collection: 'quizzes',
    where: { film: { equals: id } },
    depth: 0,
    sort: 'kind',
    overrideAccess: false,
    user: req.user,
  })
  return (
    <section className={styles.questions} aria-labelledby="film-questions">
      <h2 id="film-questions">
        Questions <small>after the film</small>
      </h2>
      {docs.length === 0 && (
        <p>
          This film has no quiz yet. <a href={adminPaths.document('quizzes', 'create')}>Write one</a>
        </p>
      )}
      <ul className="fc-list">
        {docs.map((quiz) => (
          <li key={quiz.id}>
            <span>
              <b>{quiz.title}</b>
              <small>
                {QUIZ_KINDS[quiz.kind].label}. {quiz.passMark}% to pass.
              </small>
              <ol className="fc-list">
                {quiz.questions.map(({ id: key, question }) => (
                  <li key={key}>{question}</li>
                ))}
              </ol>
            </span>
            <a href={adminPaths.document('quizzes', quiz.id)} aria-label={`Open ${quiz.title}`}>
              Open
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
