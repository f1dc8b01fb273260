import { adminPaths } from '@/lib/admin-paths'
import type { StaffRole } from '@/lib/roles'
import type { IconName } from './nav-icons'

/** What makes a link visible: a permission on a collection or global, or the roles of a custom view. */
type AccessRule =
  { collection: string; right: 'read' | 'update' } | { global: string } | { roles: readonly StaffRole[] }

export type NavLink = { key: string; label: string; href: string; icon: IconName; opens: AccessRule }
export type NavGroup = { key: string; label: string; links: NavLink[] }

/** The counts of the links, by key. Links without a count are missing. */
export type NavCounts = Record<string, number>

const EVERYONE = ['editor', 'registrar', 'coach', 'treasurer'] as const

export const TODAY: NavLink = {
  key: 'today',
  label: 'Today',
  href: adminPaths.home,
  icon: 'home',
  opens: { roles: EVERYONE },
}

/** The navigation of the back office, grouped by what staff do. */
export const NAV_GROUPS: readonly NavGroup[] = [
  {
    key: 'families',
    label: 'Families',
    links: [
      {
        key: 'inbox',
        label: 'Inbox',
        href: adminPaths.inbox(),
        icon: 'inbox',
        opens: { roles: ['registrar', 'treasurer'] },
      },
      list('tryout-days', 'Tryout days', 'flag', 'read'),
      list('players', 'Children', 'person', 'read'),
      list('mails', 'Outbox', 'mail', 'read'),
      {
        key: 'figures',
        label: 'How we are doing',
        href: adminPaths.figures(),
        icon: 'bars',
        opens: { roles: ['registrar', 'treasurer'] },
      },
    ],
  },
  {
    key: 'basketball',
    label: 'Basketball',
    links: [
      {
        key: 'rosters',
        label: 'Rosters',
        href: adminPaths.rosters,
        icon: 'people',
        opens: { roles: ['registrar', 'coach'] },
      },
      list('coaches', 'Coaches', 'whistle'),
    ],
  },
  {
    key: 'film-room',
    label: 'Film room',
    links: [
      list('films', 'Films', 'film'),
      list('plays', 'Plays', 'play'),
      list('film-assignments', 'Assignments', 'clipboard'),
      list('film-comments', 'Comments', 'comment'),
      list('members', 'Members', 'key'),
    ],
  },
  {
    key: 'giving',
    label: 'Giving',
    links: [
      {
        key: 'pledges',
        label: 'Pledges',
        href: adminPaths.inbox('kind=pledges'),
        icon: 'gift',
        opens: { roles: ['treasurer'] },
      },
      list('sponsors', 'Sponsors', 'heart'),
      { key: 'fees', label: 'Fees', href: adminPaths.global('fees'), icon: 'tag', opens: { global: 'fees' } },
    ],
  },
  {
    key: 'site',
    label: 'Site',
    links: [
      list('posts', 'Articles', 'pen'),
      list('events', 'Events', 'calendar'),
      list('media', 'Pictures', 'picture'),
    ],
  },
  {
    key: 'more',
    label: '',
    links: [
      { key: 'staff', label: 'Staff', href: adminPaths.list('staff'), icon: 'badge', opens: { roles: [] } },
      { key: 'pages', label: 'Pages', href: adminPaths.pages, icon: 'page', opens: { roles: ['editor'] } },
      { key: 'settings', label: 'Settings', href: adminPaths.settings, icon: 'sliders', opens: { roles: EVERYONE } },
    ],
  },
]

/** Links a list for staff who may change it, unless `right` says otherwise: many roles may read lists that few work on. */
function list(slug: string, label: string, icon: IconName, right: 'read' | 'update' = 'update'): NavLink {
  return { key: slug, label, href: adminPaths.list(slug), icon, opens: { collection: slug, right } }
}

/** Returns the groups with the links that a person may open, without empty groups. */
export function openGroups(mayOpen: (link: NavLink) => boolean): NavGroup[] {
  return NAV_GROUPS.map((group) => ({ ...group, links: group.links.filter(mayOpen) })).filter(
    ({ links }) => links.length > 0,
  )
}

/** Returns the link of the open page: the one with the longest matching address prefix. */
export function currentLink(links: readonly NavLink[], pathname: string, search: string): NavLink | undefined {
  const address = search ? `${pathname}?${search}` : pathname
  const isWithin = ({ href }: NavLink) =>
    href === TODAY.href ? pathname === href : address === href || `${pathname}/`.startsWith(`${href}/`)
  return links.filter(isWithin).toSorted((one, other) => other.href.length - one.href.length)[0]
}

/** Returns the accessible name of a link: “Inbox, 15 waiting”. */
export function spokenLabel(label: string, count: number): string {
  return count > 0 ? `${label}, ${count} waiting` : label
}
