import type { ServerProps } from 'payload'
import { countOpen, findScope } from '../../store/queries'
import { countLabel } from '../../rules/row'
import { paths } from '@/lib/paths'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import type { Scope } from '../../store/filter-sql'
import { MenuLink } from './MenuLink.client'
import styles from './menu.module.css'

/** On top of the menu: the views of our own that open for this member of staff. */
export async function OfficeMenu({ user }: Pick<ServerProps, 'user'>) {
  if (user?.collection !== 'staff') return null
  const scope = findScope(user as Staff)
  return (
    <div className={styles.menu}>
      {scope && <MenuLink href={paths.adminInbox()} label="Inbox" count={await readCount(scope)} />}
      {hasRole(user, 'registrar', 'coach') && <MenuLink href={paths.rosters} label="Rosters" />}
      {hasRole(user, 'registrar') && <MenuLink href={paths.rollover} label="Season rollover" />}
      {hasRole(user) && <MenuLink href={paths.adminAudit} label="Audit" />}
    </div>
  )
}

// The menu stands on every page of the admin: without its number it is still a menu.
async function readCount(scope: Scope): Promise<string> {
  const count = await countOpen(scope).then(
    ({ all }) => all,
    () => 0,
  )
  return count > 0 ? countLabel(count) : ''
}
