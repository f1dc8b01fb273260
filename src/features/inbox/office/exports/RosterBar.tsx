import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { ResultsDialog, RosterDialog } from '../lazy.client'
import styles from '../entry/entry.module.css'

/** Above the players: a roster or the quiz results as a file, for whoever looks after families. */
export function RosterBar({ user }: BeforeListTableServerProps) {
  if (!hasRole(user as Staff & { collection: 'staff' }, 'registrar')) return null
  return (
    <div className={styles.row}>
      <RosterDialog />
      <ResultsDialog />
    </div>
  )
}
