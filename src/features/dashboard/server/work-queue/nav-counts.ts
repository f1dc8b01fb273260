import 'server-only'
import type { NavCounts } from '../../rules/nav'
import { totalWork } from '../../rules/work-queue'
import type { Staff } from '@/payload-types'
import { countOpen, findScope } from '@/features/entries/server/api'
import { countLists } from './count'

/** The link that shows a count of the dashboard. Take-down requests are counted in the inbox. */
const LINK_OF: Record<string, string> = {
  comments: 'film-comments',
  thanks: 'pledges',
  letters: 'pledges',
  scheduled: 'posts',
  'named-pictures': 'media',
  'credentials-end': 'staff',
  'credentials-lack': 'staff',
  'tryout-days': 'tryout-days',
  codes: 'members',
  mails: 'mails',
  erasures: 'players',
}

/** Returns the counts of the navigation links for a member of staff; `today` is all of their work. */
export async function countForNav(staff: Staff): Promise<NavCounts> {
  const scope = findScope(staff)
  const [open, lists] = await Promise.all([scope && countOpen(scope), countLists(staff)])
  const inbox = open?.all ?? 0
  const counts: NavCounts = { inbox, today: totalWork(inbox, lists) }
  for (const { key, count } of lists) {
    const link = LINK_OF[key]
    if (link) counts[link] = (counts[link] ?? 0) + (count ?? 0)
  }
  return counts
}
