import {
  listChoices,
  type Choices,
  countOpen,
  listColumns,
  listEntries,
  type OpenCounts,
  type Scope,
} from '@/features/entries/server/api'
import { changeFilters, narrowingOf, toQuery, type InboxFilters } from '@/features/entries/rules/filters'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { adminPaths } from '@/lib/admin-paths'
import type { Staff } from '@/payload-types'
import { logger } from '@/server/logger'
import { listViews, type SavedView } from '../../server/views'
import { InboxBoard, InboxExport, InboxList, InboxSearch, SavedViews } from '../lazy.client'
import { InboxFilterForm } from './InboxFilterForm'
import { InboxPager } from './InboxPager'
import { InboxTabs } from './InboxTabs'
import styles from './list.module.css'

type EntryPanelProps = { staff: Staff; scope: Scope; filters: InboxFilters }

/** Tabs, views, search and filters above the list or the board. */
export async function InboxPage({ staff, scope, filters: requested }: EntryPanelProps) {
  const filters = withKind(requested, scope)
  const query = toQuery(filters)
  const read = await readEntryDetails(staff, scope, filters)
  if (!read) return <LoadFailed again={adminPaths.inbox(query)} />
  const { counts, choices, views, content } = read
  return (
    <>
      <InboxTabs filters={filters} kinds={scope.kinds} counts={counts} />
      <InboxSearch
        key={query}
        query={searchedIn(filters)}
        title={titleOf(filters)}
        layouts={listLayouts(filters)}
        colleagues={choices.colleagues}
        tools={
          <>
            <InboxExport filters={narrowingOf(filters)} />
            <SavedViews key={query} views={views} query={toQuery(changeFilters(filters, {}))} />
          </>
        }
      >
        <InboxFilterForm filters={filters} choices={choices} />
        {content}
      </InboxSearch>
    </>
  )
}

function titleOf({ tab, status }: InboxFilters): string {
  if (tab === 'spam') return 'Spam'
  if (tab !== 'all') return INBOX_KINDS[tab].label
  return status === 'waiting' ? 'Waiting for an answer' : 'Everything'
}

// A search also covers answered entries, unless another status is chosen.
function searchedIn({ status, ...filters }: InboxFilters): string {
  return toQuery(changeFilters({ ...filters, sort: 'newest' }, status === 'waiting' ? {} : { status }))
}

function listLayouts(filters: InboxFilters) {
  const isBoard = filters.view === 'board'
  const board = changeFilters(filters, { view: 'board', status: undefined, sort: 'newest' })
  return [
    { label: 'List', query: toQuery(changeFilters(filters, { view: 'list' })), isCurrent: !isBoard },
    { label: 'Board', query: toQuery(board), isCurrent: isBoard },
  ]
}

// Ignores kinds that the person may not read. A board always shows one kind, because each kind has its own statuses.
function withKind(filters: InboxFilters, { kinds }: Scope): InboxFilters {
  const isKind = kinds.some((kind) => kind === filters.tab)
  if (filters.view === 'board') return isKind ? filters : { ...filters, tab: kinds[0]! }
  return isKind || filters.tab === 'spam' ? filters : { ...filters, tab: 'all' }
}

type Read = { counts: OpenCounts; choices: Choices; views: SavedView[]; content: React.ReactNode }

async function readEntryDetails(staff: Staff, scope: Scope, filters: InboxFilters): Promise<Read | null> {
  try {
    const [counts, choices, views] = await Promise.all([
      countOpen(scope),
      listChoices(staff, scope.kinds),
      listViews(staff.id),
    ])
    const content = filters.view === 'board' ? await board(scope, filters) : await list(scope, filters, choices)
    return { counts, choices, views, content }
  } catch (error) {
    logger.error({ err: error }, 'The inbox could not be read.')
    return null
  }
}

async function list(scope: Scope, filters: InboxFilters, { colleagues, tryoutDays }: Choices) {
  const page = await listEntries(filters, scope)
  return (
    <>
      <InboxList rows={page.rows} colleagues={colleagues} days={tryoutDays} now={Date.now()} filters={filters} />
      <InboxPager filters={filters} page={page} />
    </>
  )
}

async function board(scope: Scope, filters: InboxFilters) {
  return <InboxBoard columns={await listColumns(filters, scope)} filters={filters} now={Date.now()} />
}

/** Replaces a list that failed to load. An empty list would hide entries. */
function LoadFailed({ again }: { again: string }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>Could not load. Try again.</strong>
      </p>
      <p>Nothing is lost: only reading failed. The button asks once more.</p>
      {/* A plain link, which reloads the whole page. */}
      <a className="fc-chip" href={again}>
        Try again
      </a>
    </div>
  )
}
