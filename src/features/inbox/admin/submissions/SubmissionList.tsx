import { adminPaths } from '@/lib/admin-paths'
import type { Submissions } from '../../server/submissions/queries'
import { Retry } from './Retry.client'
import { SubmissionCard } from './SubmissionCard'
import type { SubmissionTab } from '../../rules/submission-tabs'
import styles from './submissions.module.css'

/** One list: its entries, an empty message, or an error. Never shows an error as empty. */
export async function SubmissionList({ tab, read }: { tab: SubmissionTab; read: Promise<Submissions | null> }) {
  const found = await read
  if (!found) return <Retry />
  if (found.rows.length === 0 && found.page === 1) return <p className={styles.none}>{tab.empty}</p>
  return (
    <>
      <ol className={styles.list}>
        {found.rows.map((submission) => (
          <SubmissionCard key={submission.id} kind={tab.kind} submission={submission} />
        ))}
      </ol>
      <Pages tab={tab} page={found.page} pages={found.pages} />
    </>
  )
}

function Pages({ tab, page, pages }: { tab: SubmissionTab; page: number; pages: number }) {
  if (pages <= 1 && page === 1) return null
  const last = Math.max(pages, 1)
  return (
    <nav className={styles.pages} aria-label={`Pages of ${tab.label}`}>
      {page > 1 && <a href={adminPaths.formSubmissions(tab.key, Math.min(page - 1, last))}>Newer</a>}
      <span>
        Page {page} of {last}
      </span>
      {page < last && <a href={adminPaths.formSubmissions(tab.key, page + 1)}>Older</a>}
    </nav>
  )
}
