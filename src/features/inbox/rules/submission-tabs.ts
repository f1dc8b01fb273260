import type { InboxKind } from '@/features/entries/rules/kinds'

/** One of the three lists of the page. */
export type SubmissionTab = { key: string; kind: InboxKind; label: string; empty: string }

/** Exactly three, as specified; all other kinds are in the inbox. */
export const SUBMISSION_TABS: readonly SubmissionTab[] = [
  {
    key: 'registrations',
    kind: 'player-registrations',
    label: 'Player Registrations',
    empty: 'No player registrations yet.',
  },
  { key: 'applications', kind: 'applications', label: 'Applications', empty: 'No applications yet.' },
  { key: 'general', kind: 'form-entries', label: 'General Forms', empty: 'No general form submissions yet.' },
]

/** The highest page number of an address. */
const PAGES_MAX = 9999

/** Returns the open tab and page of an address. */
export function parseTabAndPage(query: URLSearchParams): { tab: string; page: number } {
  const tab = SUBMISSION_TABS.find(({ key }) => key === query.get('tab'))?.key ?? SUBMISSION_TABS[0]!.key
  const page = /^\d{1,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return { tab, page: Math.min(Math.max(page, 1), PAGES_MAX) }
}
