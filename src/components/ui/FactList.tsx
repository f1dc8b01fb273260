import { FactRows, type Fact } from './FactRows'
import styles from './fact-list.module.css'

/** Short facts, a line each: what it is on the left, what holds on the right. */
export function FactList({ facts, className = '' }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={`${styles.factList} ${className}`}>
      <FactRows facts={facts} />
    </dl>
  )
}
