import type { AuditFilters } from '@/features/audit/filters'
import type { AuditChoices } from '@/features/audit/queries'
import { actionInWords } from '@/lib/inbox/audit-words'
import { kindInWords } from './kind-in-words'

type Props = { filters: AuditFilters; choices: AuditChoices }

/** Narrows the list by its address: it works without scripts. */
export function AuditFilter({ filters, choices }: Props) {
  return (
    <form className="fc-filter" action="/admin/audit">
      <Choice name="actor" label="Who" value={filters.actor} none="Everybody">
        {choices.actors.map(({ id, name }) => [id, name])}
      </Choice>
      <Choice name="action" label="What" value={filters.action} none="Everything">
        {choices.actions.map((action) => [action, actionInWords(action)])}
      </Choice>
      <Choice name="kind" label="Where" value={filters.kind} none="Everywhere">
        {choices.kinds.map((kind) => [kind, kindInWords(kind)])}
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
        {children.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
