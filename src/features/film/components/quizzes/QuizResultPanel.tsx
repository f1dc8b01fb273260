import { FocusedHeading } from '@/components/form/FocusedHeading.client'
import { Button } from '@/components/ui/Button'
import { paths } from '@/lib/paths'
import { FilmBadge } from './FilmBadge'
import { MESSAGES, type QuizResult } from '../../rules/quizzes'
import styles from './result.module.css'

type QuizResultPanelProps = { result: QuizResult; film: { slug: string; title: string }; isPreview: boolean }

/** Shows the result of an attempt, and the next steps. */
export function QuizResultPanel({ result, film, isPreview }: QuizResultPanelProps) {
  const { score, right, total, best, isPassed, passMark, nextFilm } = result
  return (
    <section className={styles.result} aria-labelledby="quiz-result">
      <p className={`num ${styles.score}`}>{score}%</p>
      <p className={styles.count}>
        {right} of {total} right. {passMark}% passes{best > score ? `, your best is ${best}%` : ''}.
      </p>
      <FocusedHeading id="quiz-result">{isPassed ? MESSAGES.passedPage : MESSAGES.failedPage(passMark)}</FocusedHeading>
      {isPassed && <FilmBadge title={film.title} />}
      {isPreview && <p>This was a preview. Nothing of it is stored.</p>}
      <div className={styles.ways}>
        {isPassed && nextFilm && (
          <a className="btn big" href={paths.film(nextFilm.slug)}>
            Next film: {nextFilm.title}
          </a>
        )}
        {!isPassed && <RetryButton slug={film.slug} isPreview={isPreview} />}
        {!isPassed && (
          <Button variant="line" big href={paths.film(film.slug)}>
            Watch the film again
          </Button>
        )}
        <a className="text-link" href={paths.filmRoom}>
          Return to Film Library
        </a>
      </div>
    </section>
  )
}

// An empty form reloads the document, with and without JavaScript.
function RetryButton({ slug, isPreview }: { slug: string; isPreview: boolean }) {
  return (
    <form method="get" action={paths.filmQuiz(slug)}>
      {isPreview && <input type="hidden" name="preview" value="film-room" />}
      <button type="submit" className="btn big">
        Retry Quiz
      </button>
    </form>
  )
}
