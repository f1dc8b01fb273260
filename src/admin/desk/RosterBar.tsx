import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '@collections/access/roles'
import type { Staff } from '@/payload-types'
import { RosterDialog } from './ExportDialog.client'

/** Above the players: a roster as a file, for whoever looks after families. */
export function RosterBar({ user }: BeforeListTableServerProps) {
  return hasRole(user as Staff & { collection: 'staff' }, 'registrar') ? <RosterDialog /> : null
}
