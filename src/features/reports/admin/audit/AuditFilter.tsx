import type { AuditFilters } from '../../rules/audit-filters'
import type { AuditChoices } from '../../server/audit/queries'
import { AUDIT_AREAS } from '@/lib/audit-areas'
import { actionLabel } from '@/features/entries/rules/audit-labels'
import { kindLabel } from '@/features/entries/rules/kind-label'
import type { PlaceLabels } from './place-labels'
import styles from './audit.module.css'

type Props = { filters: AuditFilters; choices: AuditChoices; labels: PlaceLabels }

/** The filters of the audit list. They are stored in the page address, so the form works without JavaScript. */
export function AuditFilter({ filters, choices, labels }: Props) {
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

type ChoiceProps = { name: string; label: string; value?: string; none: string; children: [string, string][] }

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
