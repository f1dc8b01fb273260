import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { toQuery } from '@/features/entries/rules/filters'
import { parseFilters } from '@/features/entries/rules/parse-filters'
import { findScope } from '@/features/entries/server/api'
import { adminPaths } from '@/lib/admin-paths'
import { isStaff } from '@/lib/roles'
import { toParams } from '@/lib/search-params'
import type { Staff } from '@/payload-types'
import { AdminFrame } from '@/admin/AdminFrame'
import { NotAllowed } from '@/admin/NotAllowed'
import { InboxPage } from './InboxPage'
import styles from './list.module.css'

/** /admin/inbox: all entries, for staff who handle them. */
export async function InboxView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const filters = parseFilters(toParams(view.searchParams ?? {}))
  // Payload does not protect custom views: they have to check the session themselves.
  if (!isStaff(req.user)) redirect(adminPaths.login(adminPaths.inbox(toQuery(filters))))
  const staff = req.user as unknown as Staff
  const scope = findScope(staff)
  return (
    <AdminFrame view={view}>
      <section className={`fc-controls ${styles.inbox}`} aria-labelledby="fc-inbox-title">
        <h1 id="fc-inbox-title">Inbox</h1>
        {/* Without a Suspense boundary: Payload's providers update while the page hydrates, and React would render a boundary
        again, whose filters would close and whose search would be emptied under a person who is faster than the scripts. */}
        {scope ? <InboxPage staff={staff} scope={scope} filters={filters} /> : <NotAllowed />}
      </section>
    </AdminFrame>
  )
}
