import type { AdminViewServerProps, SanitizedConfig } from 'payload'
import { redirect } from 'next/navigation'
import { auditPath, parseAuditFilters, type AuditFilters } from '../../rules/audit-filters'
import { listChoices, listNotes } from '../../server/audit/queries'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'
import { AdminFrame } from '@/admin/AdminFrame'
import { NotAllowed } from '@/admin/NotAllowed'
import { AuditFilter } from './AuditFilter'
import { AuditTable } from './AuditTable'
import { AuditExport } from '../lazy.client'
import { placeLabels } from './place-labels'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { reportUnread } from '@/admin/report-unread'
import styles from './audit.module.css'

/** /admin/audit: who opened, changed and exported what. Read-only, for admins. */
export async function AuditView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!req.user) redirect(adminPaths.login(auditPath({})))
  return (
    <AdminFrame view={view}>
      <div className={`gutter--left gutter--right ${styles.page}`}>
        <h1>Audit</h1>
        {hasRole(req.user) ? <Notes searchParams={view.searchParams} config={req.payload.config} /> : <NotAllowed />}
      </div>
    </AdminFrame>
  )
}

type NotesProps = Pick<AdminViewServerProps, 'searchParams'> & { config: SanitizedConfig }

async function Notes({ searchParams, config }: NotesProps) {
  const filters = parseAuditFilters(searchParams ?? {})
  const read = await Promise.all([listNotes(filters), listChoices()]).catch(reportUnread)
  if (!read) return <NotLoaded what="Audit" />
  const [page, choices] = read
  const labels = placeLabels(config)
  return (
    <>
      <p className={styles.lede}>
        Who signed in, and who received, opened, changed, published, mailed and exported what: in what families send, on
        the site, in settings and accounts. Never a value, and no one can change or remove a note.
      </p>
      <div className={styles.take}>
        <AuditExport filters={withoutPage(filters)} />
      </div>
      <AuditFilter filters={filters} choices={choices} labels={labels} />
      <AuditTable page={page} filters={filters} config={config} labels={labels} />
    </>
  )
}

// The export contains every page of the list.
function withoutPage({ before: _page, ...filters }: AuditFilters): AuditFilters {
  return filters
}
