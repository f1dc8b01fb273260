'use client'

import { Copy, Printer } from 'lucide-react'
import { formatCount } from '@/lib/counts'
import { Button } from '@/components/ui/Button'
import { notify } from '@/components/ui/toast'
import { type GroceryItem, groceryList, groceryText } from '../../../rules/groceries'
import type { DayMeals, FoodIndex } from '../../../rules/meals'
import { SHOPPING_DAYS, SLOTS } from '../../../rules/options'
import type { Session } from '../../../rules/session'
import { ListProgress } from '../ListProgress'
import { TOAST_POSITION } from '../props'
import { GroceryRow, Star } from './GroceryRow'
import styles from './nutrition.module.css'
import planStyles from '../../plan.module.css'

type GroceryToolsProps = { items: GroceryItem[]; days: number; onDays: (days: number) => void }

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

/** The shopping period, and buttons to print and copy the list. */
function GroceryTools({ items, days, onDays }: GroceryToolsProps) {
  return (
    <div className={`${styles.tools} print:hidden!`}>
      <label>
        Shop for
        <select className="input" value={days} onChange={({ target }) => onDays(Number(target.value))}>
          {SHOPPING_DAYS.map((count) => (
            <option key={count} value={count}>
              {formatCount(count, 'day')}
            </option>
          ))}
        </select>
      </label>
      <Button variant="line" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={20} strokeWidth={1.75} />
        Print
      </Button>
      <Button variant="line" onClick={() => void copy(items)}>
        <Copy aria-hidden="true" size={20} strokeWidth={1.75} />
        Copy
      </Button>
    </div>
  )
}

// The clipboard is unavailable without https and in some browsers; then the list can still be printed.
async function copy(items: GroceryItem[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(groceryText(items))
    await notify.success('Grocery list copied', TOAST_POSITION)
  } catch {
    await notify.error('Your browser does not let us copy. Please print the list instead.', TOAST_POSITION)
  }
}
