import type { GroceryItem } from '../../../rules/groceries'
import styles from './nutrition.module.css'

type Props = { item: GroceryItem; hasStar: boolean; onToggle: (item: GroceryItem) => void }

/** One grocery item: a tap anywhere on the row checks it. */
export function GroceryRow({ item, hasStar, onToggle }: Props) {
  const { name, quantity, alsoFor, checked } = item
  return (
    <li>
      <label className="tick">
        <input type="checkbox" checked={checked} onChange={() => onToggle(item)} />
        <span className={styles.name}>
          {name}
          {hasStar && <Star label="Important for players under 18" />}
          {alsoFor.length > 0 && <small>also for {alsoFor.join(', ').toLowerCase()}</small>}
        </span>
        <span className={styles.quantity}>{quantity}</span>
      </label>
    </li>
  )
}

/** Marks foods that are important for growing bodies. */
export function Star({ label }: { label?: string }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg {...naming} className={styles.star} viewBox="0 0 20 20">
      <path d="M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L1.5 7.8l5.9-.8z" />
    </svg>
  )
}
