import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { ResultsDialog, RosterDialog } from '../lazy.client'
import styles from './exports.module.css'

/** The exports of rosters and quiz results above the list of players, for admins and registrars. */
export function RosterBar({ user }: BeforeListTableServerProps) {
  if (!hasRole(user as Staff & { collection: 'staff' }, 'registrar')) return null
  return (
    <div className={styles.row}>
      <RosterDialog />
      <ResultsDialog />
    </div>
  )
}
