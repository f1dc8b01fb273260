import 'server-only'
import type { Exercise, Food, Meal } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { isPopulated } from '@/lib/relations'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'
import type { Library, LibraryExercise, LibraryFood, LibraryMeal } from '../rules/library'

const KEPT_IN = ['exercises', 'meals', 'foods', 'demo-videos', 'tips']
const ALL = { depth: 0, sort: 'order', pagination: false } as const

/** Returns the complete library for plans. The browser chooses from it, so that no figures of a player are sent. */
export const getPlanLibrary = cachedQuery(
  ['plan-library'],
  KEPT_IN.map(cacheTags.collection),
  async (): Promise<Library> => {
    const cms = asVisitor()
    const [exercises, meals, foods, videos, tips] = await Promise.all([
      cms.find({ collection: 'exercises', ...ALL }),
      cms.find({ collection: 'meals', ...ALL }),
      cms.find({ collection: 'foods', ...ALL }),
      cms.find({ collection: 'demo-videos', ...ALL }),
      cms.find({ collection: 'tips', ...ALL }),
    ])
    return {
      exercises: exercises.docs.map(toExercise),
      meals: meals.docs.map(toMeal),
      foods: foods.docs.map(toFood),
      videos: videos.docs.map(({ title, list, url, minAge }) => ({ title, list, url, minAge })),
      tips: tips.docs.map(({ text, styles, minAge }) => ({ text, styles: styles ?? [], minAge })),
    }
  },
)

function toExercise({ goals, positions, ...doc }: Exercise): LibraryExercise {
  const { title, list, quality, dose, how, minAge, equipment, landings } = doc
  return {
    title,
    list,
    quality,
    dose,
    how,
    minAge,
    equipment,
    landings,
    goals: goals ?? [],
    positions: positions ?? [],
  }
}

function toMeal({ id, slot, styles, minAge, main, side, drink, foods }: Meal): LibraryMeal {
  const rows = foods.map(({ food, amount, unit, part }) => ({ food: toId(food), amount, unit, part }))
  return { id, slot, styles: styles ?? [], minAge, main, side: side ?? '', drink: drink ?? '', foods: rows }
}

function toFood({ id, name, contains, youthFriendly, swap }: Food): LibraryFood {
  return {
    id,
    name,
    contains: contains ?? [],
    youthFriendly: youthFriendly === true,
    swap: swap ? toId(swap) : null,
  }
}

function toId(relation: string | Food): string {
  return isPopulated(relation) ? relation.id : relation
}
