import 'server-only'
import type { TaskList } from 'graphile-worker'
import { FOLLOW_ADDRESS, type CorrectedAddress } from '@/features/entries/rules/corrections'
import { sweepEmptyDrafts } from './server/content/empty-drafts'
import { postInternal } from './server/http/worker-request'
import { paths } from './lib/paths'
import { sendDigest } from '@/features/dashboard/server/digest'
import { followAddress } from '@/features/entries/server/follow-address'
import { deliverMail } from './server/mail/deliver'
import { DELIVER_MAIL } from './server/mail/outbox'
import type { Queue } from './server/queue/worker'
import { RELEASE_DAY, sendHeldAnswers } from '@/features/entries/server/status-mails/release'
import { findReplyTo } from '@/features/entries/server/status-mails/reply-to'
import { warnOfCredentials } from '@/features/people/server/credential-warnings'
import { refreshAnnouncements } from '@/features/site/server/announcement'
import { applyRetention } from '@/features/privacy/server/retention/apply'
import { remindFamilies } from '@/features/coaching/server/assignments/reminders'

const PUBLISH_DUE = 'publish-due'
const REFRESH_ANNOUNCEMENTS = 'refresh-announcements'
const REMIND_FAMILIES = 'remind-families'
const WARN_OF_CREDENTIALS = 'warn-of-credentials'
const DIGEST = 'digest'
const ERASE_DUE = 'erase-due'
const APPLY_RETENTION = 'apply-retention'
const SWEEP_EMPTY_DRAFTS = 'sweep-empty-drafts'

/** A mail server may be silent for a minute: mails have slots of their own, so that nothing else waits for it. */
const MAIL_SLOTS = 3
const SLOTS = 2

const mailTasks: TaskList = { [DELIVER_MAIL]: (payload, helpers) => deliverMail(payload, helpers, findReplyTo) }

/** What the domains do in the background, by the name of the job. */
const tasks: TaskList = {
  [RELEASE_DAY]: async (payload) => void (await sendHeldAnswers((payload as { dayId: string }).dayId)),
  [FOLLOW_ADDRESS]: (payload, { job }) => followAddress(payload as CorrectedAddress, `${FOLLOW_ADDRESS}:${job.id}`),
  [PUBLISH_DUE]: () => postInternal(paths.publishDue),
  [REFRESH_ANNOUNCEMENTS]: () => refreshAnnouncements(),
  [ERASE_DUE]: () => postInternal(paths.eraseDue),
  [REMIND_FAMILIES]: async () => void (await remindFamilies()),
  [WARN_OF_CREDENTIALS]: async () => void (await warnOfCredentials()),
  [DIGEST]: () => sendDigest(),
  [APPLY_RETENTION]: async () => void (await applyRetention()),
  [SWEEP_EMPTY_DRAFTS]: async () => void (await sweepEmptyDrafts()),
}

/** When they begin by themselves. Crontabs count in UTC: 15:00 there is always 8 am in Arizona, which never moves its clocks. */
const crontab = [
  `* * * * * ${PUBLISH_DUE} ?max=1`,
  `* * * * * ${REFRESH_ANNOUNCEMENTS} ?max=1`,
  `*/15 * * * * ${REMIND_FAMILIES} ?max=3`,
  `10 15 * * * ${WARN_OF_CREDENTIALS} ?fill=1d&max=3`,
  `0 15 * * * ${DIGEST} ?fill=2h&max=3`,
  `10 * * * * ${ERASE_DUE} ?max=3`,
  `20 * * * * ${SWEEP_EMPTY_DRAFTS} ?max=1`,
  `30 9 1 * * ${APPLY_RETENTION} ?fill=7d&max=3`,
]

/** The queues of this process. */
export const queues: readonly Queue[] = [
  { tasks: mailTasks, slots: MAIL_SLOTS },
  { tasks, slots: SLOTS, crontab },
]
