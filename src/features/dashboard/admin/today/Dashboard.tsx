import type { ServerProps } from 'payload'
import { cache, Suspense, type ReactNode } from 'react'
import { findCoachDay, listAssignable } from '@/features/coaching/server/api'
import { findClosedNote, toStaffViewer } from '@/features/members/server/api'
import { hasRole, type StaffRole } from '@/lib/roles'
import { adminPaths } from '@/lib/admin-paths'
import type { Staff } from '@/payload-types'
import { listFailedPlans } from '@/server/content/failed-plans'
import { logger } from '@/server/logger'
import { kindsOf } from '@/features/entries/server/api'
import { totalWork } from '../../rules/work-queue'
import { readServerHealth } from '../../server/server-health'
import { listContentChanges } from '../../server/text-changes'
import { listContentWarnings } from '@/features/site/server/api'
import { listOpenArticles } from '../../server/work-queue/articles'
import { countLists } from '../../server/work-queue/count'
import { findWaiting } from '../../server/work-queue/waiting'
import { listRegistrationWeeks } from '../../server/work-queue/weeks'
import { ChangesPanel } from './ChangesPanel'
import { CheckPanel } from './CheckPanel'
import type { Block } from './block'
import { BlockFailed, BlockLoading } from './BlockState'
import { AssignFilm } from '../lazy.client'
import { CoachDay } from './CoachDay'
import { DayHead } from './DayHead'
import { EditorDay } from './EditorDay'
import { FailedPlans } from './FailedPlans'
import { QueueRows } from './QueueRows'
import { ServerAlerts } from './ServerAlerts'
import { listSideBlocks } from './side-blocks'
import { WeekChart } from './WeekChart'
import styles from './dashboard.module.css'

const readLists = cache((staff: Staff) => countLists(staff))

/** /admin, replaces Payload's dashboard: the open work of the signed-in person. Each block loads and fails independently. */
export async function Dashboard({ user }: ServerProps) {
  if (user?.collection !== 'staff') return null
  const staff = user as unknown as Staff
  const closed = await findClosedNote(staff).catch(() => null)
  const is = (...roles: StaffRole[]) => hasRole({ ...staff, collection: 'staff' }, ...roles)
  const health = is() ? await readServerHealth().catch(() => null) : null
  return (
    <main className={`gutter--left gutter--right ${styles.dashboard}`}>
      {health && <ServerAlerts {...health} />}
      <Suspense fallback={<DayHead things={null} late={0} action={null} />}>
        <Head staff={staff} />
      </Suspense>
      {closed && <p className="fc-note fc-note--warn">{closed}</p>}
      <div className={styles.columns}>
        <div>{listMainBlocks(staff, is).filter(isVisibleBlock).map(toPart)}</div>
        <div>{listSideBlocks(staff, is).filter(isVisibleBlock).map(toPart)}</div>
      </div>
    </main>
  )
}

async function Head({ staff }: { staff: Staff }) {
  const [waiting, lists] = await Promise.all([findWaiting(staff), readLists(staff)]).catch(() => [null, []] as const)
  const queues = waiting?.queues ?? []
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return (
    <DayHead
      things={waiting && totalWork(sum(queues.map(({ open }) => open)), lists)}
      late={sum(queues.map(({ late }) => late))}
      action={await findAction(staff, waiting?.start ?? null)}
    />
  )
}

/** The page's primary action: the most urgent entry, else the most common task of the role. */
async function findAction(staff: Staff, start: Awaited<ReturnType<typeof findWaiting>>['start']) {
  if (start) return { label: `Start with ${start.person}`, href: adminPaths.document(start.kind, start.id) }
  const actor = { ...staff, collection: 'staff' as const }
  const viewer = toStaffViewer(staff)
  if (viewer) return <AssignFilm films={await listAssignable(viewer).catch(noteFailedFilms)} />
  return hasRole(actor, 'editor') ? { label: 'Write an article', href: adminPaths.document('posts', 'create') } : null
}

function listMainBlocks(staff: Staff, is: (...roles: StaffRole[]) => boolean): Block[] {
  const viewer = toStaffViewer(staff)
  const waiting = kindsOf(staff).length > 0 ? 'Waiting for an answer' : 'Waiting for you'
  return [
    {
      title: 'Your film room',
      layout: 'chart',
      isVisible: viewer?.role === 'coach',
      read: async () => viewer && <CoachDay {...await findCoachDay(viewer)} />,
    },
    { title: waiting, layout: 'chart', isVisible: true, read: () => readQueues(staff, waiting) },
    {
      title: 'Did not go out',
      layout: 'cards',
      isVisible: is('editor', 'treasurer', 'coach'),
      read: async () => <FailedPlans plans={await listFailedPlans(staff)} />,
    },
    {
      title: 'Content check',
      layout: 'cards',
      isVisible: is('editor'),
      read: async () => <CheckPanel warnings={await listContentWarnings()} />,
    },
    {
      title: 'Drafts and what goes out',
      layout: 'cards',
      isVisible: is('editor'),
      read: async () => <EditorDay {...await listOpenArticles(staff)} self={staff.name} />,
    },
    {
      title: 'Who changed what',
      layout: 'cards',
      isVisible: is('editor'),
      read: async () => <ChangesPanel changes={await listContentChanges()} self={staff.name} isAdmin={is()} />,
    },
    {
      title: 'Registrations by week',
      layout: 'chart',
      isVisible: is('registrar'),
      read: async () => <WeekChart weeks={await listRegistrationWeeks()} />,
    },
  ]
}

async function readQueues(staff: Staff, title: string): Promise<ReactNode> {
  // A failure to read the entries must not hide the other counts.
  const [waiting, items] = await Promise.all([findWaiting(staff).catch(noteFailure), readLists(staff)])
  return (
    <QueueRows
      title={title}
      queues={waiting && waiting.queues}
      items={items}
      now={Date.now()}
      hasInbox={kindsOf(staff).length > 0}
    />
  )
}

function noteFailure(error: unknown): null {
  logger.error({ err: error }, 'What waits for an answer could not be read.')
  return null
}

function noteFailedFilms(error: unknown): [] {
  logger.error({ err: error }, 'The films that can be assigned could not be read.')
  return []
}

function isVisibleBlock({ isVisible: shown }: Block): boolean {
  return shown
}

function toPart({ title, layout, read }: Block) {
  return (
    <Suspense key={title} fallback={<BlockLoading title={title} look={layout} />}>
      <Part title={title} read={read} />
    </Suspense>
  )
}

async function Part({ title, read }: Pick<Block, 'title' | 'read'>) {
  const part = await read().catch((error: unknown) => {
    logger.error({ err: error, part: title }, 'A part of the dashboard could not be read.')
    return null
  })
  return part ?? <BlockFailed title={title} />
}
