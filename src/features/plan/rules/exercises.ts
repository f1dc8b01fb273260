import type { PlanInput } from './body'
import type { LibraryExercise, LibraryVideo } from './library'
import { LIST_KEYS, WEIGHTS_FROM, type Equipment, type Gear, type ListName, type Quality } from './options'
import { guidelineFor } from './training'

type Trainee = Pick<PlanInput, 'age' | 'goal' | 'position'> & {
  missingGear?: readonly Gear[]
}

const IN_A_LIST = 3

/** Qualities that must not be trained on consecutive days: a list with only one such exercise repeats it every third day. */
const NEEDS_REST: Quality[] = ['strength', 'jump']

/**
 * Chooses three exercises of each list: suitable for the age in years and the available equipment, best matches for goal and
 * position first. Includes at most one exercise each for strength and jumps, so that rest days lie between.
 * Source: AAP 2020, Resistance Training for Children and Adolescents; landings per session from guidelineFor.
 */
export function chooseExercises(
  exercises: readonly LibraryExercise[],
  trainee: Trainee,
): Record<ListName, LibraryExercise[]> {
  const fitting = exercises.filter((exercise) => fits(exercise, trainee))
  const ranked = [...fitting].sort((a, b) => score(b, trainee) - score(a, trainee))
  return Object.fromEntries(
    LIST_KEYS.map((list) => [list, takeThree(ranked.filter((exercise) => exercise.list === list))]),
  ) as Record<ListName, LibraryExercise[]>
}

/** Chooses three videos of each list for an age in years. Source: the academy's library. */
export function chooseVideos(videos: readonly LibraryVideo[], age: number): Record<ListName, LibraryVideo[]> {
  return Object.fromEntries(
    LIST_KEYS.map((list) => [
      list,
      videos.filter((video) => video.list === list && age >= video.minAge).slice(0, IN_A_LIST),
    ]),
  ) as Record<ListName, LibraryVideo[]>
}

function fits({ minAge, equipment, landings, positions }: LibraryExercise, trainee: Trainee): boolean {
  const { age, position, missingGear = [] } = trainee
  if (age < minAge || landings > guidelineFor(age).landings) return false
  if (equipment === 'weights' && age < WEIGHTS_FROM) return false
  if (gearOf(equipment).some((thing) => missingGear.includes(thing))) return false
  return positions.length === 0 || positions.includes(position)
}

function gearOf(equipment: Equipment): Gear[] {
  if (equipment === 'none') return []
  return equipment === 'hoop' ? ['ball', 'hoop'] : [equipment]
}

function score({ goals, positions }: LibraryExercise, { goal, position }: Trainee): number {
  return (goals.includes(goal) ? 2 : goals.length === 0 ? 1 : 0) + (positions.includes(position) ? 1 : 0)
}

// First one exercise per quality, so that a list trains several; then exercises that may be repeated on consecutive days.
function takeThree(exercises: LibraryExercise[]): LibraryExercise[] {
  const varied = exercises.filter(
    ({ quality }, index) => exercises.findIndex((other) => other.quality === quality) === index,
  )
  const others = exercises.filter((exercise) => !varied.includes(exercise) && !NEEDS_REST.includes(exercise.quality))
  return [...varied, ...others].slice(0, IN_A_LIST)
}
