import type { SanitizedPermissions, ServerProps } from 'payload'
import { BallMark } from '@/components/layout/BallMark'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { openGroups, TODAY, type NavLink } from '../../rules/nav'
import { initialsOf } from '@/lib/initials'
import { INBOX_ROLES } from '@/features/entries/rules/kind-roles'
import { RenderedUndoBar } from '@/features/entries/admin/shared/RenderedUndoBar'
import { FindButton } from '../find/FindButton.client'
import { listCommands } from './commands'
import { NavFrame } from './NavFrame.client'
import { NavLinks } from './NavLinks.client'
import { findNavPreferences } from './preferences'
import styles from './nav.module.css'

type Props = Pick<ServerProps, 'user' | 'permissions' | 'payload' | 'visibleEntities'>

/** The admin's navigation: a sidebar on wide screens, a drawer on phones. */
export async function Nav({ user, permissions, payload, visibleEntities }: Props) {
  if (user?.collection !== 'staff') return null
  const staff = user as unknown as Staff & { collection: 'staff' }
  const groups = openGroups((link) => mayOpen(link, staff, permissions))
  const { closed, isFolded } = await findNavPreferences(payload, staff)
  return (
    <>
      <NavFrame mark={<BallMark size={26} />} isFoldedAtFirst={isFolded}>
        <a className={styles.brand} href={adminPaths.home}>
          <BallMark size={30} />
          <span>
            The Basketball
            <br />
            Academy
          </span>
        </a>
        <FindButton commands={listCommands(groups, { config: payload.config, permissions, visibleEntities })} />
        <NavLinks today={TODAY} groups={groups} closedAtFirst={closed} />
        <div className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(staff.name)}
          </span>
          <a href={adminPaths.account}>
            <b>{staff.name}</b>
            <small>{(staff.roles ?? []).join(', ')}</small>
          </a>
          <a href={adminPaths.logout}>Sign out</a>
        </div>
      </NavFrame>
      {hasRole(staff, ...INBOX_ROLES) && <RenderedUndoBar staff={staff} />}
    </>
  )
}

/** Whether a person may open a link: checks the roles of a custom view, and Payload's permissions for everything else. */
function mayOpen({ opens }: NavLink, staff: Staff & { collection: 'staff' }, permissions?: SanitizedPermissions) {
  if ('roles' in opens) return hasRole(staff, ...opens.roles)
  const permission =
    'global' in opens
      ? permissions?.globals?.[opens.global]?.update
      : permissions?.collections?.[opens.collection]?.[opens.right]
  // Payload returns an object when only some documents are readable.
  return Boolean(permission)
}
