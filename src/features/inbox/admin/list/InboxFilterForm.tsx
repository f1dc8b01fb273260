import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Choices } from '@/features/entries/server/api'
import { clearFilters, countFilters, SORTS, toQuery, type InboxFilters } from '@/features/entries/rules/filters'
import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { INBOX_KIND_KEYS, INBOX_KINDS } from '@/features/entries/rules/kinds'
import { OLDEST } from '@/features/entries/rules/narrowing'
import { FLOWS, statusOptions } from '@/features/entries/rules/flow'
import { adminPaths } from '@/lib/admin-paths'
import styles from './list.module.css'

type FormProps = { filters: InboxFilters; choices: Choices }

/** The filters of the list: a plain GET form, so that every choice is in the address and can be bookmarked. */
export function InboxFilterForm({ filters, choices }: FormProps) {
  const active = countFilters(filters)
  const { tab, view } = filters
  // The list opens with the filter "waiting". Any further filter opens the form, so that it is not overlooked.
  const isOpen = active > Number(filters.status === 'waiting')
  return (
    <details className={styles.filters} open={isOpen}>
      <summary>{active > 0 ? `Filters (${active})` : 'Filters'}</summary>
      <form action={adminPaths.inbox()} method="get">
        {tab !== 'all' && <input type="hidden" name="kind" value={tab} />}
        {view === 'board' && <input type="hidden" name="view" value={view} />}
        <Facts filters={filters} />
        <People filters={filters} choices={choices} />
        <div className={styles.filterTicks}>
          <Tick name="overdue" label="Overdue" isOn={filters.overdue === '1'} />
          <Tick name="offered" label="Offered a place" isOn={filters.offered === '1'} />
          <Tick name="suspicious" label="Looks automatic" isOn={filters.suspicious === '1'} />
          <button type="submit">Apply</button>
          {active > 0 && (
            <Link prefetch={false} href={adminPaths.inbox(toQuery(clearFilters(filters)))}>
              Clear all
            </Link>
          )}
        </div>
      </form>
    </details>
  )
}

function Facts({ filters }: { filters: InboxFilters }) {
  const statuses = filters.view === 'board' ? [] : statusesOf(filters)
  return (
    <>
      {statuses.length > 0 && (
        <Choice name="status" label="Status" value={filters.status} any="Any status">
          <option value="new">New, not taken up yet</option>
          <option value="waiting">Waiting for an answer</option>
          {statuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
      )}
      <Choice name="division" label="Division" value={filters.division} any="Any division">
        {DIVISION_KEYS.map((key) => (
          <option key={key}>{key}</option>
        ))}
      </Choice>
      <div className={styles.ages} role="group" aria-labelledby="fc-inbox-age">
        <span id="fc-inbox-age">Age</span>
        <Age name="from" label="From" value={filters.from} />
        <Age name="to" label="to" value={filters.to} />
      </div>
      <Received name="since" label="Received from" value={filters.since} />
      <Received name="until" label="Received up to" value={filters.until} />
    </>
  )
}

function People({ filters, choices: { cities, colleagues, tags } }: FormProps) {
  return (
    <>
      <Choice name="city" label="City" value={filters.city} any="Any city">
        {withCurrent(cities, filters.city).map((city) => (
          <option key={city}>{city}</option>
        ))}
      </Choice>
      <Choice name="assignee" label="Assigned to" value={filters.assignee} any="Anybody">
        <option value="me">Me</option>
        <option value="nobody">No one</option>
        {colleagues.map(({ id, name, isSuspended }) => (
          <option key={id} value={id}>
            {name}
            {isSuspended && ' (suspended)'}
          </option>
        ))}
      </Choice>
      <Choice name="tag" label="Tag" value={filters.tag} any="Any tag">
        {withCurrent(tags, filters.tag).map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </Choice>
      {filters.view === 'list' && (
        <Choice name="sort" label="Order" value={filters.sort}>
          {Object.entries(SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
      )}
    </>
  )
}

type ChoiceProps = { name: string; label: string; value: string | undefined; any?: string; children: ReactNode }

function Choice({ name, label, value, any, children }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        {any && <option value="">{any}</option>}
        {children}
      </select>
    </label>
  )
}

function Age({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <label>
      {label}
      <input type="number" name={name} min={0} max={OLDEST} defaultValue={value} inputMode="numeric" />
    </label>
  )
}

function Received({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <label>
      {label}
      <input type="date" name={name} defaultValue={value} />
    </label>
  )
}

function Tick({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label>
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} /> {label}
    </label>
  )
}

// A status that occurs in several flows is offered once.
function statusesOf({ tab }: InboxFilters) {
  if (tab === 'spam') return []
  const flows =
    tab === 'all'
      ? Object.keys(FLOWS)
      : INBOX_KIND_KEYS.filter((kind) => kind === tab).map((kind) => INBOX_KINDS[kind].flow)
  const options = flows.flatMap((flow) => statusOptions(flow as keyof typeof FLOWS))
  return [...new Map(options.map((option) => [option.value, option])).values()].filter(({ value }) => value !== 'spam')
}

function withCurrent(values: string[], current: string | undefined): string[] {
  return current && !values.includes(current) ? [...values, current] : values
}
