import { FactRows, type Fact } from './FactRows'
import styles from './fact-list.module.css'

/** Short facts, one per line: the name on the left, the value on the right. */
export function FactList({ facts, className = '' }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={`${styles.factList} ${className}`}>
      <FactRows facts={facts} />
    </dl>
  )
}
