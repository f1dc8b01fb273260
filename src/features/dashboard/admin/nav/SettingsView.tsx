import type { AdminViewServerProps } from 'payload'
import { redirect } from 'next/navigation'
import { AdminFrame } from '@/admin/AdminFrame'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole, type Actor } from '@/lib/roles'
import { PlaceList } from './PlaceList.client'
import { listSettings, listStockLists, type SettingsPage } from './places'
import styles from './places.module.css'

/** /admin/settings: all lists and settings that the person may open and that the navigation does not link. */
export function SettingsView(view: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = view.initPageResult
  if (!req.user) redirect(adminPaths.login(adminPaths.settings))
  const settings = listSettings({ config: req.payload.config, permissions, visibleEntities })
  const stock = hasRole(req.user)
    ? listStockLists({ config: req.payload.config, permissions, visibleEntities }).map((page) => ({
        ...page,
        group: 'Stock lists',
      }))
    : []
  return (
    <AdminFrame view={view}>
      <div className={`gutter--left gutter--right ${styles.view}`}>
        <h1>Settings</h1>
        <PlaceList pages={[...listTools(req.user), ...settings, ...stock]} />
      </div>
    </AdminFrame>
  )
}

/** Custom views that are rarely needed. */
function listTools(user: Actor): SettingsPage[] {
  const group = 'Tools'
  const tools: SettingsPage[] = []
  if (hasRole(user, 'registrar'))
    tools.push({
      slug: 'rollover',
      label: 'Season rollover',
      about: 'Moves players to the groups of the next season, all at once.',
      href: adminPaths.rollover,
      group,
    })
  if (hasRole(user))
    tools.push({
      slug: 'retention',
      label: 'Due to be deleted',
      about: 'What the monthly job deletes next, what a legal hold keeps, and what it did last.',
      href: adminPaths.retention,
      group,
    })
  if (hasRole(user))
    tools.push({
      slug: 'audit',
      label: 'Audit',
      about: 'Who signed in, and who opened, changed and exported what.',
      href: adminPaths.audit,
      group,
    })
  return tools
}
