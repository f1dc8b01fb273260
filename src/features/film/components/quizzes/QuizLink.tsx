import { Lock, Check } from 'lucide-react'
import { formatCount } from '@/lib/counts'
import { paths } from '@/lib/paths'
import type { QuizState } from '../../rules/library-film'
import styles from './result.module.css'

type QuizLinkProps = {
  film: { slug: string; title: string }
  quiz: QuizState
  /** Styles the link as the primary action, as in the film's dialog. */
  isPrimary?: boolean
}

/** Links to the film-room quiz of a film: open, locked or passed. Works in server and client components. */
export function QuizLink({ film, quiz, isPrimary }: QuizLinkProps) {
  if (quiz.isLocked)
    return (
      <p className={styles.locked}>
        <Lock aria-hidden="true" size={16} strokeWidth={1.75} />
        Quiz locked. <a href={paths.filmQuiz(film.slug)}>See what opens it</a>
      </p>
    )
  if (quiz.isPassed)
    return (
      <a href={paths.filmQuiz(film.slug)} className={styles.passedLink}>
        <PassedBadge best={quiz.best} />
        <span className="sr-only"> in {film.title}</span>
      </a>
    )
  return (
    <p className={styles.open}>
      <a href={paths.filmQuiz(film.slug)} className={isPrimary ? 'btn big' : 'btn line'}>
        Take the quiz<span className="sr-only"> for {film.title}</span>
      </a>
      <small>
        {formatCount(quiz.questionCount, 'question')}, {quiz.passMark}% passes
        {quiz.best === null ? '' : `. Your best: ${quiz.best}%`}
      </small>
    </p>
  )
}

/** Marks on cards and film pages that this member has passed the film's quiz. */
function PassedBadge({ best }: { best: number | null }) {
  return (
    <span className={styles.passedBadge}>
      <Check aria-hidden="true" size={16} strokeWidth={1.75} />
      Quiz passed{best === null ? '' : `, ${best}%`}
    </span>
  )
}
