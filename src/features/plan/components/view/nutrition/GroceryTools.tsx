import { Copy, Printer } from 'lucide-react'
import { Button } from '@/components/ui/Button'
import { notify } from '@/components/ui/toast'
import { groceryText, type GroceryItem } from '../../../rules/groceries'
import { SHOPPING_DAYS } from '../../../rules/options'
import { TOAST_POSITION } from '../props'
import styles from './nutrition.module.css'

type Props = { items: GroceryItem[]; days: number; onDays: (days: number) => void }

/** The shopping period, and buttons to print and copy the list. */
export function GroceryTools({ items, days, onDays }: Props) {
  return (
    <div className={`${styles.tools} print:hidden!`}>
      <label>
        Shop for
        <select className="input" value={days} onChange={({ target }) => onDays(Number(target.value))}>
          {SHOPPING_DAYS.map((count) => (
            <option key={count} value={count}>
              {count} {count === 1 ? 'day' : 'days'}
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
