import type { ServerProps } from 'payload'
import { Suspense, type ReactNode } from 'react'
import { BlockFailed, BlockLoading } from './BlockState'
import { WorkQueueCards } from './WorkQueueCards'
import { listRegistrationWeeks } from '../../store/work-queue/weeks'
import { WeekChart } from './WeekChart'
import { findClosedNote } from '@/features/members/store/api'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { logger } from '@/server/logger'
import { countLists } from '../../store/work-queue/count'
import { kindsOf } from '../../store/kind-roles'
import { listFamilyWork } from '../../store/work-queue/families'
import styles from './dashboard.module.css'

const FAMILIES = 'New and overdue'
const ACADEMY = 'Around the academy'
const WEEKS = 'Registrations by week'

/** /admin, in place of Payload's cards: what waits for the person who is signed in. Each part loads, and may fail, alone. */
export async function Dashboard({ user }: ServerProps) {
  if (user?.collection !== 'staff') return null
  const staff = user as unknown as Staff
  const closed = await findClosedNote(staff).catch(() => null)
  const mayReadFamilies = kindsOf(staff).length > 0
  return (
    <div className={`gutter--left gutter--right ${styles.dashboard}`}>
      <h1>Needs you today</h1>
      {closed && <p className="fc-note fc-note--warn">{closed}</p>}
      {mayReadFamilies && (
        <Block title={FAMILIES} look="cards">
          <Part title={FAMILIES} read={async () => <Cards title={FAMILIES} items={await listFamilyWork(staff)} />} />
        </Block>
      )}
      <Block title={ACADEMY} look="cards">
        <Part title={ACADEMY} read={async () => <Cards title={ACADEMY} items={await countLists(staff)} />} />
      </Block>
      {hasRole({ ...staff, collection: 'staff' }, 'registrar') && (
        <Block title={WEEKS} look="chart">
          <Part title={WEEKS} read={async () => <WeekChart weeks={await listRegistrationWeeks()} />} />
        </Block>
      )}
    </div>
  )
}

function Block({ title, look, children }: { title: string; look: 'cards' | 'chart'; children: ReactNode }) {
  return <Suspense fallback={<BlockLoading title={title} look={look} />}>{children}</Suspense>
}

function Cards({ title, items }: Omit<Parameters<typeof WorkQueueCards>[0], 'id'>) {
  return <WorkQueueCards id={title.toLowerCase().replaceAll(' ', '-')} title={title} items={items} />
}

async function Part({ title, read }: { title: string; read: () => Promise<ReactNode> }) {
  const part = await read().catch((error: unknown) => {
    logger.error({ err: error, part: title }, 'A part of the dashboard could not be read.')
    return null
  })
  return part ?? <BlockFailed title={title} />
}
