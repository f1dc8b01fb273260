import type { AdminViewServerProps, SanitizedConfig } from 'payload'
import { redirect } from 'next/navigation'
import { actionLabel } from '@/features/entries/rules/audit-labels'
import { kindLabel } from '@/features/entries/rules/kind-label'
import { AUDIT_AREAS } from '@/lib/audit-areas'
import { auditPath, parseAuditFilters, type AuditFilters } from '../../rules/audit-filters'
import { type AuditChoices, listChoices, listNotes } from '../../server/audit/queries'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'
import { AdminFrame } from '@/admin/AdminFrame'
import { NotAllowed } from '@/admin/NotAllowed'
import { AuditTable } from './AuditTable'
import { AuditExport } from '../lazy.client'
import { placeLabels, type PlaceLabels } from './place-labels'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { reportUnread } from '@/admin/report-unread'
import styles from './audit.module.css'

type Props = { filters: AuditFilters; choices: AuditChoices; labels: PlaceLabels }

type ChoiceProps = { name: string; label: string; value?: string; none: string; children: [string, string][] }

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

/** The filters of the audit list. They are stored in the page address, so the form works without JavaScript. */
function AuditFilter({ filters, choices, labels }: Props) {
  return (
    <form className={`fc-controls ${styles.filter}`} action="/admin/audit">
      <Choice name="area" label="Part" value={filters.area} none="All parts">
        {Object.entries(AUDIT_AREAS)}
      </Choice>
      <Choice name="actor" label="Who" value={filters.actor} none="Everybody">
        {choices.actors.map(({ id, name }) => [id, name])}
      </Choice>
      <Choice name="action" label="What" value={filters.action} none="Everything">
        {choices.actions.map((action) => [action, actionLabel(action)])}
      </Choice>
      <Choice name="kind" label="Where" value={filters.kind} none="Everywhere">
        {choices.kinds.map((kind) => [kind, kindLabel(kind, labels.get(kind))])}
      </Choice>
      <label>
        <span>From</span>
        <input type="date" name="from" defaultValue={filters.from} />
      </label>
      <label>
        <span>To</span>
        <input type="date" name="to" defaultValue={filters.to} />
      </label>
      <button type="submit" className="fc-chip">
        Show
      </button>
      <a href="/admin/audit">Clear</a>
    </form>
  )
}

function Choice({ name, label, value = '', none, children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        <option value="">{none}</option>
        {children.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
