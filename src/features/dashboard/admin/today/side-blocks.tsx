import type { ReactNode } from 'react'
import { findCurrentCampaign } from '@/features/giving/server/api'
import { findLastRun } from '@/features/privacy/server/api'
import type { StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { listMissingAddresses } from '@/server/content/missing-addresses'
import { listSharedPreviews } from '@/server/content/shared-previews'
import { kindsOf } from '@/features/entries/server/api'
import { readServerHealth } from '../../server/server-health'
import { listAnnouncements } from '../../server/work-queue/announcements'
import { findNextTryoutDay, listComingEvents, listLeavingMails } from '../../server/work-queue/day'
import { findWaiting } from '../../server/work-queue/waiting'
import { AnnouncementPanel } from './AnnouncementPanel'
import type { Block } from './block'
import { CampaignPanel } from './CampaignPanel'
import { ComingUp, MailsToLeave, PromisedCalls, TryoutDayCard } from './DayParts'
import { MissingAddresses } from './MissingAddresses'
import { RetentionPanel } from './RetentionPanel'
import { ServerPanel } from './ServerPanel'
import { SharedPreviewsPanel } from './SharedPreviewsPanel'

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
