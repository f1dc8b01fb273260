import type { AdminViewServerProps } from 'payload'
import { redirect } from 'next/navigation'
import { findReturningPlayers } from '@/features/people/server/api'
import { AdminFrame } from '@/admin/AdminFrame'
import { NotAllowed } from '@/admin/NotAllowed'
import { PrintButton } from '@/admin/PrintButton.client'
import { formatDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole, isStaff } from '@/lib/roles'
import { toParams } from '@/lib/search-params'
import type { Staff } from '@/payload-types'
import { type Scope, findScope } from '@/features/entries/server/api'
import { findAnswerFigures } from '../../server/figures/answers'
import { findPlaceFigures } from '../../server/figures/places'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { reportUnread } from '@/admin/report-unread'
import { KindTable } from './KindTable'
import { StepTable } from './StepTable'
import { WeekTable } from './WeekTable'
import styles from './figures.module.css'

const TITLE = 'How we are doing'

/** /admin/figures: response times, and the outcome of tryouts and seasons, for the kinds that the role may read. */
export async function FiguresView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isStaff(req.user)) redirect(adminPaths.login(adminPaths.figures()))
  const staff = req.user as unknown as Staff
  const scope = findScope(staff)
  return (
    <AdminFrame view={view}>
      <article className={`gutter--left gutter--right fc-on-paper ${styles.figures}`}>
        <div className={styles.head}>
          <h1>{TITLE}</h1>
          {scope && <PrintButton />}
        </div>
        {scope ? (
          <Figures staff={staff} scope={scope} kind={toParams(view.searchParams ?? {}).get('kind')} />
        ) : (
          <NotAllowed />
        )}
      </article>
    </AdminFrame>
  )
}

async function Figures({ staff, scope, kind }: { staff: Staff; scope: Scope; kind: string | null }) {
  const chosen = scope.kinds.find((one) => one === kind) ?? null
  const seesFamilies = hasRole({ ...staff, collection: 'staff' }, 'registrar')
  const read = await Promise.all([
    findAnswerFigures(scope.kinds, chosen),
    seesFamilies ? findPlaceFigures(scope) : null,
    seesFamilies ? findReturningPlayers() : null,
  ]).catch(reportUnread)
  if (!read) return <NotLoaded what={TITLE} />
  const [answers, places, returning] = read
  const since = answers.weeks.at(-1)!.monday
  const isEmpty = answers.all.times.received + answers.all.backlog.waiting === 0
  return (
    <>
      <p className={styles.lede}>
        What came in since Monday, {formatDay(since, 'MMMM d')}, and how soon people had our first answer.
      </p>
      {isEmpty ? (
        <p className={styles.empty}>
          Nothing came in during the last {answers.weeks.length} weeks. The first entry brings the first number.
        </p>
      ) : (
        <>
          <KindTable figures={answers} since={since} />
          <WeekTable weeks={answers.weeks} kinds={scope.kinds} chosen={chosen} />
        </>
      )}
      {places && <StepTable places={places} returning={returning} />}
      <p className={styles.small}>
        Spam, merged entries and those tagged “test” do not count. Days are days in Arizona, and weeks begin on Monday.
      </p>
    </>
  )
}
