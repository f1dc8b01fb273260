'use client'

import { notify } from '@/components/ui/toast'
import { groceryList, type GroceryItem } from '../../../rules/groceries'
import type { DayMeals, FoodIndex } from '../../../rules/meals'
import { SLOTS } from '../../../rules/options'
import type { Session } from '../../../rules/session'
import { ListProgress } from '../ListProgress'
import { TOAST_POSITION } from '../props'
import { GroceryTools } from './GroceryTools'
import { GroceryRow, Star } from './GroceryRow'
import styles from './nutrition.module.css'
import planStyles from '../../plan.module.css'

type Props = {
  meals: DayMeals
  foods: FoodIndex
  portion: number
  isYouth: boolean
  session: Session
  onChange: (change: Partial<Session>) => void
}

/** The groceries for the day's meals, merged over the meals and the days, to check off, print and copy. */
export function Groceries({ meals, foods, portion, isYouth, session, onChange }: Props) {
  const items = groceryList(meals, foods, session.shoppingDays, portion).map((item) => ({
    ...item,
    checked: session.bought.includes(item.id),
  }))

  function toggle({ id, name, checked }: GroceryItem): void {
    onChange({ bought: checked ? session.bought.filter((one) => one !== id) : [...session.bought, id] })
    void notify.success(
      `${checked ? 'Removed' : 'Added'} ${name} ${checked ? 'from' : 'to'} your grocery list`,
      TOAST_POSITION,
    )
  }

  function reset(): void {
    onChange({ bought: [] })
    void notify.success('Grocery list has been reset', TOAST_POSITION)
  }

  return (
    <section aria-labelledby="groceries-heading" className={styles.groceries}>
      <div className={planStyles.sectionHead}>
        <h2 id="groceries-heading">Groceries</h2>
        <ListProgress
          label="Grocery list"
          done={items.filter(({ checked }) => checked).length}
          all={items.length}
          resetLabel="Reset List"
          onReset={reset}
        />
      </div>
      <GroceryTools items={items} days={session.shoppingDays} onDays={(days) => onChange({ shoppingDays: days })} />
      {isYouth && (
        <p className={styles.legend}>
          <Star /> Important for players under 18
        </p>
      )}
      <div className={styles.groceryGroups}>
        {Object.values(SLOTS).map((category) => (
          <div key={category}>
            <h3>{category}</h3>
            <ul>
              {items
                .filter((item) => item.category === category)
                .map((item) => (
                  <GroceryRow key={item.id} item={item} hasStar={isYouth && item.youthFriendly} onToggle={toggle} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
