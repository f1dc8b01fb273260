'use client'
import { AssignButton } from '@/features/coaching/components/assignments/AssignButton.client'
import type { Running } from '@/features/coaching/rules/assignment-schema'
import { FilmLibrary, type FilmLibraryProps } from '@/features/film/components/library/FilmLibrary.client'
import { QuizButton } from '@/features/film/components/quizzes/QuizButton.client'
import { QuizLink } from '@/features/film/components/quizzes/QuizLink'
import type { LibraryFilm } from '@/features/film/rules/library-film'

type LibraryViewProps = Omit<FilmLibraryProps, 'actions' | 'quizOf'> & {
  /** False for parents and staff, who only watch and have no quiz results. */
  takesQuizzes: boolean
  /** The running assignments, for members who assign films; null for all others. */
  running: Running[] | null
}

/** The library with the actions of other features on its cards. */
export function LibraryView({ takesQuizzes, running, ...library }: LibraryViewProps) {
  function actions(film: LibraryFilm) {
    const check = takesQuizzes ? film.check : null
    // A film with its own quiz and no check has no other button, and an assigned film must show its task.
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
  function quizOf(film: LibraryFilm) {
    return takesQuizzes && film.quiz && !film.quiz.isPassed && <QuizLink film={film} quiz={film.quiz} isPrimary />
  }
  return <FilmLibrary {...library} actions={actions} quizOf={quizOf} />
}
