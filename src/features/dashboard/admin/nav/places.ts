import type { SanitizedConfig, SanitizedPermissions, VisibleEntities } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { NAV_GROUPS } from '../../rules/nav'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'

/** A list or settings page of the admin. `about` describes its purpose. */
export type SettingsPage = { slug: string; label: string; about: string; href: string; group: string }

type View = {
  config: SanitizedConfig
  permissions: SanitizedPermissions | undefined
  visibleEntities: VisibleEntities
}

const PAGE = /-page$/
const IN_NAV = new Set(NAV_GROUPS.flatMap(({ links }) => links.map(({ key }) => key)))
const STOCK = new Set<string>(Object.keys(INBOX_KINDS))

/** The texts of the public pages that a person may change. */
export function listPages(view: View): SettingsPage[] {
  return listGlobals(view).filter(({ slug }) => PAGE.test(slug))
}

/** The other settings and lists that a person may open, without those that the navigation links. */
export function listSettings(view: View): SettingsPage[] {
  const globals = listGlobals(view).filter(({ slug }) => !PAGE.test(slug))
  return [...globals, ...listCollections(view)].filter(({ slug }) => !IN_NAV.has(slug) && !STOCK.has(slug))
}

/** Payload's own lists of entries, which the inbox shows too. */
export function listStockLists(view: View): SettingsPage[] {
  return listCollections(view).filter(({ slug }) => STOCK.has(slug))
}

function listGlobals({ config, permissions, visibleEntities }: View): SettingsPage[] {
  return config.globals
    .filter(({ slug }) => permissions?.globals?.[slug]?.update && visibleEntities.globals.includes(slug))
    .map(({ slug, label, admin }) => ({
      slug,
      label: toText(label) || slug,
      about: toText(admin.description),
      href: adminPaths.global(slug),
      group: toText(admin.group) || 'More',
    }))
}

function listCollections({ config, permissions, visibleEntities }: View): SettingsPage[] {
  return config.collections
    .filter(({ slug }) => permissions?.collections?.[slug]?.read && visibleEntities.collections.includes(slug))
    .map(({ slug, labels, admin }) => ({
      slug,
      label: toText(labels.plural) || slug,
      about: toText(admin.description),
      href: adminPaths.list(slug),
      group: toText(admin.group) || 'More',
    }))
}

function toText(text: unknown): string {
  return typeof text === 'string' ? text : ''
}
