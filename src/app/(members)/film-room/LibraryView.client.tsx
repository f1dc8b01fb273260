'use client'
import { AssignButton } from '@/features/film/ui/assignments/AssignButton.client'
import type { Running } from '@/features/film/rules/assignment-schema'
import { FilmLibrary, type FilmLibraryProps } from '@/features/film/ui/library/FilmLibrary.client'
import { QuizButton } from '@/features/film/ui/quizzes/QuizButton.client'
import { QuizLink } from '@/features/film/ui/quizzes/QuizLink'
import type { LibraryFilm } from '@/features/film/rules/library-film'

type LibraryViewProps = Omit<FilmLibraryProps, 'actions'> & {
  /** Parents and staff look on: what they answer would be nobody's result. */
  takesQuizzes: boolean
  /** What is assigned and not over, for those who assign; null for everybody else. */
  running: Running[] | null
}

/** The library with what other parts of the film room put on its cards. */
export function LibraryView({ takesQuizzes, running, ...library }: LibraryViewProps) {
  function actions(film: LibraryFilm) {
    const check = takesQuizzes ? film.check : null
    // A film with a quiz of its own and no check has no other button, and an assigned one must not hide its task.
    const quiz = takesQuizzes && film.quiz && !film.quiz.isPassed && (film.assignedOn || !check) ? film.quiz : null
    if (!check && !quiz && !running) return null
    return (
      <>
        {check && <QuizButton film={film} quiz={check} isNamed={film.quiz !== null} />}
        {quiz && <QuizLink film={film} quiz={quiz} />}
        {running && (
          <AssignButton
            film={film}
            quizId={film.quiz?.id ?? null}
            running={running.filter(({ filmId }) => filmId === film.id)}
          />
        )}
      </>
    )
  }
  return <FilmLibrary {...library} actions={actions} />
}
