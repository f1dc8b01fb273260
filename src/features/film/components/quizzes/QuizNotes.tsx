import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/Skeleton'
import { paths } from '@/lib/paths'
import { FilmBadge } from './FilmBadge'
import { MESSAGES } from '../../rules/quizzes'
import styles from './result.module.css'
import quizStyles from './quiz.module.css'

type Film = { slug: string; title: string }

/**
 * Renders a placeholder with the size of a question while it loads. Without JavaScript nothing would replace it, so it contains
 * a link.
 */
export function QuizLoading({ slug }: { slug: string }) {
  return (
    <div className={quizStyles.quiz}>
      <p role="status" className="sr-only">
        Loading quiz
      </p>
      <noscript>
        <a className="btn" href={paths.filmQuizPlain(slug, 'start')}>
          Show the questions
        </a>
      </noscript>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-6 h-10" />
      <Skeleton className="mt-6 h-16" />
      <Skeleton className="mt-3 h-16" />
      <Skeleton className="mt-3 h-16" />
    </div>
  )
}

/** Explains that the film has no quiz. */
export function NoQuiz({ film }: { film: Film }) {
  return (
    <Note title="No Quiz Available" text={MESSAGES.noQuiz}>
      <a className="btn big" href={paths.film(film.slug)}>
        Back to the film
      </a>
      <BackToLibrary />
    </Note>
  )
}

/** Explains that the quiz could not be loaded. */
export function QuizNotLoaded({ film }: { film: Film }) {
  return (
    <Note title={MESSAGES.notLoaded} text="Something went wrong on our side. What you have answered is kept.">
      <form method="get" action={paths.filmQuiz(film.slug)}>
        <button type="submit" className="btn big">
          Try again
        </button>
      </form>
      <BackToLibrary />
    </Note>
  )
}

/** Explains that the previous quiz must be passed first. */
export function LockedQuiz({ film, before }: { film: Film; before: Film }) {
  return (
    <Note
      title="This quiz is locked"
      text={`Pass the quiz of “${before.title}” first. You can already watch the film.`}
    >
      <a className="btn big" href={paths.filmQuiz(before.slug)}>
        Take that quiz
      </a>
      <a className="btn big line" href={paths.film(film.slug)}>
        Watch this film
      </a>
      <BackToLibrary />
    </Note>
  )
}

type PassedQuizProps = { film: Film; quiz: { best: number | null }; nextFilm: Film | null }

/** Shown when the quiz was passed earlier. */
export function PassedQuiz({ film, quiz, nextFilm }: PassedQuizProps) {
  return (
    <Note title="You have passed this quiz" text={`Your best score is ${quiz.best ?? 0}%. A passed quiz stays passed.`}>
      <FilmBadge title={film.title} />
      {nextFilm && (
        <a className="btn big" href={paths.film(nextFilm.slug)}>
          Next film: {nextFilm.title}
        </a>
      )}
      <a className="btn big line" href={`${paths.filmQuiz(film.slug)}?again=1`}>
        Take it again
      </a>
      <BackToLibrary />
    </Note>
  )
}

function Note({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.note} aria-labelledby="quiz-note">
      <h2 id="quiz-note">{title}</h2>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  )
}

function BackToLibrary() {
  return (
    <a className="text-link" href={paths.filmRoom}>
      Return to Film Library
    </a>
  )
}
