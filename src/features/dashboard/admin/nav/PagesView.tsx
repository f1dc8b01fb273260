import type { AdminViewServerProps } from 'payload'
import { redirect } from 'next/navigation'
import { AdminFrame } from '@/admin/AdminFrame'
import { NotAllowed } from '@/admin/NotAllowed'
import { adminPaths } from '@/lib/admin-paths'
import { PlaceList } from './PlaceList.client'
import { listPages } from './places'
import styles from './places.module.css'

/** /admin/pages: the texts of the public pages, one row each. */
export function PagesView(view: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = view.initPageResult
  if (!req.user) redirect(adminPaths.login(adminPaths.pages))
  const pages = listPages({ config: req.payload.config, permissions, visibleEntities })
  return (
    <AdminFrame view={view}>
      <div className={`gutter--left gutter--right ${styles.view}`}>
        <h1>Pages</h1>
        {pages.length > 0 ? <PlaceList pages={pages} /> : <NotAllowed />}
      </div>
    </AdminFrame>
  )
}
