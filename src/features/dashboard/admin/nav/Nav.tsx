import type { SanitizedConfig, SanitizedPermissions, ServerProps, VisibleEntities } from 'payload'
import { BallMark } from '@/components/layout/BallMark'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import type { Command } from '../../rules/find'
import { type NavGroup, type NavLink, openGroups, TODAY } from '../../rules/nav'
import { initialsOf } from '@/lib/initials'
import { INBOX_ROLES } from '@/features/entries/rules/kind-roles'
import { RenderedUndoBar } from '@/features/entries/admin/shared/RenderedUndoBar'
import { FindButton } from '../find/FindButton.client'
import { NavFrame } from './NavFrame.client'
import { NavLinks } from './NavLinks.client'
import { listPages, listSettings } from './places'
import { findNavPreferences } from './preferences'
import styles from './nav.module.css'

/** The labels of common "create" actions, by collection. */
const ACTIONS: Record<string, string> = {
  posts: 'Write an article',
  events: 'Add an event',
  'film-assignments': 'Assign a film',
  'tryout-days': 'Plan a tryout day',
  films: 'Add a film',
}

type View = {
  config: SanitizedConfig
  permissions: SanitizedPermissions | undefined
  visibleEntities: VisibleEntities | undefined
}

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

/** Lists the pages, lists, settings and actions that a person may open, in the order of the navigation. */
function listCommands(groups: NavGroup[], { config, permissions, visibleEntities }: View): Command[] {
  const links = groups.flatMap(({ label, links: inGroup }) =>
    inGroup.map(({ label: title, href }) => ({ title, href, hint: label || 'Back office' })),
  )
  const actions = Object.entries(ACTIONS)
    .filter(([slug]) => permissions?.collections?.[slug]?.create)
    .map(([slug, title]) => ({ title, href: adminPaths.document(slug, 'create'), hint: 'Action' }))
  const view = visibleEntities && { config, permissions, visibleEntities }
  const pages = view ? [...listPages(view), ...listSettings(view)] : []
  return [
    { title: TODAY.label, href: TODAY.href, hint: 'Back office' },
    ...actions,
    ...links,
    ...pages.map(({ label: title, href, group: hint }) => ({ title, href, hint })),
  ]
}
