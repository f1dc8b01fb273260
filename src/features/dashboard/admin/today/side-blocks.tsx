import type { ReactNode } from 'react'
import { findCurrentCampaign } from '@/features/giving/server/api'
import { findLastRun, type RetentionRun } from '@/features/privacy/server/api'
import { formatCount } from '@/lib/counts'
import type { StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { listMissingAddresses, type MissingAddress } from '@/server/content/missing-addresses'
import { listSharedPreviews } from '@/server/content/shared-previews'
import { kindsOf } from '@/features/entries/server/api'
import { formatDay, toDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { readServerHealth } from '../../server/server-health'
import { listAnnouncements } from '../../server/work-queue/announcements'
import { findNextTryoutDay, listComingEvents, listLeavingMails } from '../../server/work-queue/day'
import { findWaiting } from '../../server/work-queue/waiting'
import { AnnouncementPanel } from './AnnouncementPanel'
import type { Block } from './block'
import { ComingUp, MailsToLeave, PromisedCalls, TryoutDayCard } from './DayParts'
import { ServerPanel } from './ServerPanel'
import { SharedPreviewsPanel } from './SharedPreviewsPanel'
import { Panel } from './Panel'
import { SendAddress } from '../lazy.client'
import styles from './day.module.css'
import type { Progress } from '@/features/giving/rules/pledge'
import { formatDollars } from '@/lib/money'

const PAGES = 'fc-pages'

/** Lists the blocks of the narrow column for a role. */
export function listSideBlocks(staff: Staff, is: (...roles: StaffRole[]) => boolean): Block[] {
  return [
    {
      title: 'Next tryout day',
      layout: 'chart',
      isVisible: is('registrar'),
      read: async () => <TryoutDayCard next={await findNextTryoutDay(staff)} />,
    },
    {
      title: 'Server',
      layout: 'cards',
      isVisible: is(),
      read: async () => <ServerPanel {...await readServerHealth()} />,
    },
    {
      title: 'Deleted by itself',
      layout: 'cards',
      isVisible: is(),
      read: async () => <RetentionPanel last={await findLastRun()} />,
    },
    {
      title: 'Calls to make',
      layout: 'cards',
      isVisible: kindsOf(staff).length > 0,
      read: async () => <PromisedCalls {...await findWaiting(staff)} />,
    },
    {
      title: 'Mails about to leave',
      layout: 'cards',
      isVisible: kindsOf(staff).length > 0,
      read: async () => <MailsToLeave {...await listLeavingMails(staff)} />,
    },
    {
      title: 'Announcement',
      layout: 'cards',
      isVisible: is('editor', 'registrar'),
      read: async () => <AnnouncementPanel announcements={await listAnnouncements(staff)} />,
    },
    {
      title: 'Missing addresses',
      layout: 'cards',
      isVisible: is('editor'),
      read: async () => <MissingAddresses {...await listMissingAddresses()} />,
    },
    {
      title: 'Shared previews',
      layout: 'cards',
      isVisible: is('editor'),
      read: async () => <SharedPreviewsPanel previews={await listSharedPreviews()} />,
    },
    { title: 'Campaign', layout: 'cards', isVisible: is('treasurer'), read: readCampaign },
    {
      title: 'Coming up',
      layout: 'cards',
      isVisible: true,
      read: async () => <ComingUp events={await listComingEvents()} />,
    },
  ]
}

async function readCampaign(): Promise<ReactNode> {
  const current = await findCurrentCampaign()
  return current ? <CampaignPanel {...current} /> : <></>
}

/** The addresses that returned 404 within seven days, each with a form that adds a redirect. */
function MissingAddresses({ addresses, known }: { addresses: MissingAddress[]; known: string[] }) {
  return (
    <Panel title="Missing addresses" note="Last 7 days">
      {addresses.length === 0 && <p>None. Addresses that visitors request and that do not exist appear here.</p>}
      <ul className={`fc-list ${styles.rows}`}>
        {addresses.map((address) => (
          <SendAddress key={address.path} {...address} pages={PAGES} />
        ))}
      </ul>
      <datalist id={PAGES}>
        {known.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </Panel>
  )
}

/** What the monthly job deleted last, without names. */
function RetentionPanel({ last }: { last: RetentionRun | null }) {
  return (
    <Panel title="Deleted by itself" link={{ href: adminPaths.retention, label: 'See what is due' }}>
      <p>{last ? describe(last) : 'On the first of each month, what is no longer needed is deleted.'}</p>
    </Panel>
  )
}

function describe({ at, counts, hasDeleted }: RetentionRun): string {
  const day = formatDay(toDay(at))
  const due = counts.reduce((sum, count) => sum + count.due, 0)
  const held = counts.reduce((sum, count) => sum + count.held, 0)
  const holdNote = held > 0 ? ` A legal hold keeps ${held}.` : ''
  const things = formatCount(due, 'thing was', 'things were')
  if (!hasDeleted) return `On ${day} ${things} due. Nothing was deleted, because deleting is off.${holdNote}`
  return due === 0 ? `On ${day} nothing was due.${holdNote}` : `On ${day} ${things} deleted.${holdNote}`
}

/** The progress of the current campaign. */
function CampaignPanel({ campaign, progress }: { campaign: { id: string; title: string }; progress: Progress }) {
  return (
    <Panel title="Campaign" link={{ href: adminPaths.document('campaigns', campaign.id), label: campaign.title }}>
      <p className={styles.raised}>{formatDollars(progress.raisedCents)}</p>
      <progress
        className={styles.bar}
        max={100}
        value={progress.barPercent}
        aria-label="Raised of the goal, in percent"
      />
      <p>
        {progress.percent}% of {formatDollars(progress.goalCents)}. {formatDollars(progress.pledgedCents)} more is
        pledged.
      </p>
    </Panel>
  )
}
