import { randomUUID } from 'node:crypto'
import type { LabeledFilm } from '@/features/film/rules/library'
import type { QuizState } from '@/features/film/rules/library-film'

/** Builds the quiz data of a film card. */
export function quizState(change: Partial<QuizState> = {}): QuizState {
  return {
    id: randomUUID(),
    title: 'A quiz',
    questionCount: 3,
    passMark: 80,
    best: null,
    isPassed: false,
    isLocked: false,
    ...change,
  }
}

/** Builds the film data of a card. */
export function libraryFilm(change: Partial<LabeledFilm> = {}): LabeledFilm {
  return {
    id: randomUUID(),
    slug: 'a-film',
    title: 'A film',
    description: 'What to look for.',
    category: 'Defense',
    coach: 'Theo Storey',
    level: 'Foundation',
    duration: 60,
    thumbnail: null,
    play: 'helpSide',
    isNew: false,
    isOpened: false,
    isWatched: false,
    position: 0,
    share: 0,
    watchedFrom: 80,
    assignedOn: null,
    dueOn: null,
    note: null,
    check: null,
    quiz: null,
    dueLabel: null,
    ...change,
  }
}
