import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { Suspense } from 'react'
import { Tabs } from '@/components/ui/Tabs.client'
import { TabCount, TotalBadge } from '@/features/inbox/admin/submissions/Counts'
import { ListSkeleton } from '@/features/inbox/admin/submissions/ListSkeleton'
import { auditSubmissionsOpened, readSubmissions } from '@/features/inbox/server/submissions/queries'
import { SubmissionList } from '@/features/inbox/admin/submissions/SubmissionList'
import { parseTabAndPage, SUBMISSION_TABS } from '@/features/inbox/rules/submission-tabs'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import { hasRole } from '@/lib/roles'
import { toParams, type SearchParams } from '@/lib/search-params'
import type { Staff } from '@/payload-types'
import { findViewer } from '@/features/members/server/viewer'
import { findStaff } from '@/server/staff-session'
import { setStatus } from '@/server/http/raw-response'
import styles from '@/features/inbox/admin/submissions/submissions.module.css'

export const metadata = { title: 'Form Submissions' }

/** The entries of the three forms, for staff who handle families. Access is checked on the server. */
export default async function FormSubmissionsPage({ searchParams }: { searchParams: SearchParams }) {
  const staff = await findReader()
  if (!staff) return <NotForYou />
  await auditSubmissionsOpened(staff)
  const { tab: open, page } = parseTabAndPage(toParams(await searchParams))
  const lists = SUBMISSION_TABS.map((tab) => ({
    tab,
    read: readSubmissions(staff, tab.kind, tab.key === open ? page : 1),
  }))
  return (
    <>
      <header className={`ink ${styles.head}`}>
        <div className="wrap">
          <h1>
            Form Submissions{' '}
            <span className={styles.total}>
              <Suspense fallback="…">
                <TotalBadge reads={lists.map(({ read }) => read)} />
              </Suspense>
            </span>
          </h1>
          <p>
            Tryouts, tours, pledges and sponsors are in the <a href={adminPaths.inbox()}>inbox</a>, where everything is
            worked on.
          </p>
        </div>
      </header>
      <div className={`wrap ${styles.submissions}`}>
        <Tabs
          key={`${open}-${page}`}
          label="Form submissions"
          initial={open}
          tabs={lists.map(({ tab, read }) => ({
            key: tab.key,
            label: (
              <>
                {tab.label}{' '}
                <Suspense fallback="(…)">
                  <TabCount read={read} />
                </Suspense>
              </>
            ),
            content: (
              <Suspense fallback={<ListSkeleton />}>
                <SubmissionList tab={tab} read={read} />
              </Suspense>
            ),
          }))}
        />
      </div>
    </>
  )
}

/**
 * Returns the member of staff who may read families' data; null for other signed-in people. Visitors are redirected to the
 * sign-in page.
 */
async function findReader(): Promise<Staff | null> {
  const staff = await findStaff(await headers())
  if (staff) return hasRole({ ...staff, collection: 'staff' }, 'registrar') ? staff : null
  if (await findViewer()) return null
  return redirect(adminPaths.formSubmissionsLogin)
}

function NotForYou() {
  setStatus(403)
  return (
    <div className={`wrap ${styles.closed}`}>
      <p className="label">Not here</p>
      <h1>For the registrar</h1>
      <p>What families send is read by the academy’s registrar and admins. Ask one of them if you need something.</p>
      <a className="btn" href={paths.home}>
        Back to the site
      </a>
    </div>
  )
}
