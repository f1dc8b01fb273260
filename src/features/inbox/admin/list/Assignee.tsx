import { initialsOf } from '@/lib/initials'
import styles from './list.module.css'

/** The assignee of an entry, as initials. */
export function Assignee({ name }: { name: string | null }) {
  if (!name) return <span className="fc-visually-hidden">No one has it</span>
  return (
    <span className={styles.initials} title={name}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="fc-visually-hidden">With {name}</span>
    </span>
  )
}
