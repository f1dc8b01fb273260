import type { SanitizedConfig, SanitizedPermissions, VisibleEntities } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import type { Command } from '../../rules/find'
import { TODAY, type NavGroup } from '../../rules/nav'
import { listPages, listSettings } from './places'

/** The labels of common "create" actions, by collection. */
const ACTIONS: Record<string, string> = {
  posts: 'Write a post',
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

/** Lists the pages, lists, settings and actions that a person may open, in the order of the navigation. */
export function listCommands(groups: NavGroup[], { config, permissions, visibleEntities }: View): Command[] {
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
