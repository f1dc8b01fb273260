import { RefreshCw } from 'lucide-react'
import { formatNumber } from '@/lib/counts'
import type { LibraryMeal } from '../../../rules/library'
import { describePortion, swapsOf, type DayMeals, type FoodIndex } from '../../../rules/meals'
import { SLOT_KEYS, SLOTS, type Diet, type Slot } from '../../../rules/options'
import styles from './nutrition.module.css'

type Props = {
  meals: DayMeals
  foods: FoodIndex
  diets: readonly Diet[]
  age: number
  /** Null when numbers are collapsed. */
  calories: Record<Slot, number> | null
  onSwap: (slot: Slot) => void
}

/** Breakfast, lunch, dinner and three snacks to choose from; each can be swapped for another suitable one. */
export function Meals({ meals, foods, diets, age, calories, onSwap }: Props) {
  return (
    <ul className={styles.meals}>
      {SLOT_KEYS.map((slot) => (
        <li key={slot}>
          <div className={styles.head}>
            <h3>{SLOTS[slot]}</h3>
            <span>{calories ? `${formatNumber(calories[slot])} calories` : describePortion(age)}</span>
          </div>
          <div aria-live="polite">
            {meals[slot].length === 0 && <NoMeals />}
            {slot === 'snacks' ? <SnackOptions snacks={meals.snacks} /> : <Courses meal={meals[slot][0]} />}
            <Swaps meals={meals[slot]} foods={foods} diets={diets} />
          </div>
          {meals[slot].length > 0 && (
            <button type="button" className={`text-link print:hidden!`} onClick={() => onSwap(slot)}>
              <RefreshCw aria-hidden="true" size={18} strokeWidth={2} className="self-center" />
              Swap {SLOTS[slot].toLowerCase()}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Courses({ meal }: { meal?: LibraryMeal }) {
  if (!meal) return null
  return (
    <>
      <p className={styles.main}>{meal.main}</p>
      <dl className={styles.courses}>
        <div>
          <dt>Side</dt>
          <dd>{meal.side}</dd>
        </div>
        <div>
          <dt>Drink</dt>
          <dd>{meal.drink}</dd>
        </div>
      </dl>
    </>
  )
}

function SnackOptions({ snacks }: { snacks: LibraryMeal[] }) {
  if (snacks.length === 0) return null
  return (
    <>
      <p className="mt-3">One of these, or two small ones on a training day:</p>
      <ul className={styles.options}>
        {snacks.map(({ id, main }) => (
          <li key={id}>{main}</li>
        ))}
      </ul>
    </>
  )
}

function Swaps({ meals, foods, diets }: { meals: LibraryMeal[]; foods: FoodIndex; diets: readonly Diet[] }) {
  const [first] = meals.flatMap((meal) => swapsOf(meal, foods, diets))
  if (!first) return null
  return (
    <p className={styles.instead}>
      No {first.food.toLowerCase()}? {first.swap} {/s$/.test(first.swap) ? 'do' : 'does'} as well.
    </p>
  )
}

function NoMeals() {
  return <p className="mt-3">Nothing in our list suits all of these choices. Please ask a dietitian for ideas.</p>
}
