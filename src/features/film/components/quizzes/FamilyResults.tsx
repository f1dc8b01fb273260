import { paths } from '@/lib/paths'
import type { Viewer } from '@/features/members/server/api'
import { asPlayer, findViewerQuizzes, type ViewerQuiz } from '../../server/quizzes/results'
import styles from './result.module.css'

/** Shows a parent the result of each child in a quiz, without the questions. */
export async function FamilyResults({ film, childrenOf }: { film: { id: string; slug: string }; childrenOf: Viewer }) {
  const rows = await Promise.all(
    childrenOf.children.map(async (child) => {
      const quizzes = await findViewerQuizzes(asPlayer(child), film.id)
      return { id: child.id, name: child.name, summary: describe(quizzes.find(({ kind }) => kind === 'film-room')) }
    }),
  )
  return (
    <section className={styles.note} aria-labelledby="quiz-family">
      <h2 id="quiz-family">So far</h2>
      <dl className={styles.family}>
        {rows.map(({ id, name, summary }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
      <p>Players take the quiz themselves, signed in with their own code.</p>
      <div className={styles.ways}>
        <a className="btn big" href={paths.film(film.slug)}>
          Back to the film
        </a>
      </div>
    </section>
  )
}

function describe(quiz: ViewerQuiz | undefined): string {
  if (!quiz) return 'No quiz for this film'
  if (quiz.isPassed) return `Passed with ${quiz.best}%`
  if (quiz.before) return `Locked: the quiz of “${quiz.before.title}” comes first`
  return quiz.best === null ? 'Not taken yet' : `Best so far ${quiz.best}%, ${quiz.passMark}% passes`
}
