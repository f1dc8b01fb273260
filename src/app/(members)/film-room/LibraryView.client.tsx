'use client'
import { AssignButton } from '@/features/assignments/AssignButton.client'
import { FilmLibrary, type FilmLibraryProps } from '@/features/film-room/library/FilmLibrary.client'
import { QuizButton } from '@/features/quizzes/QuizButton.client'
import type { LibraryFilm } from '@/lib/library-film'

type LibraryViewProps = Omit<FilmLibraryProps, 'actions'> & {
  /** Parents and staff look on: what they answer would be nobody's result. */
  takesQuizzes: boolean
  assigns: boolean
}

/** The library with what other parts of the film room put on its cards. */
export function LibraryView({ takesQuizzes, assigns, ...library }: LibraryViewProps) {
  function actions(film: LibraryFilm) {
    const hasCheck = takesQuizzes && film.check
    if (!hasCheck && !assigns) return null
    return (
      <>
        {film.check && takesQuizzes && <QuizButton film={film} quiz={film.check} />}
        {assigns && <AssignButton film={film} quizId={film.quiz?.id ?? null} />}
      </>
    )
  }
  return <FilmLibrary {...library} actions={actions} />
}
