import { Tag } from '@/components/ui/Tag'
import { groupsOf, type EntryField } from '@/features/entries/rules/entry-fields'
import { statusLabel } from '@/features/entries/rules/flow'
import { INBOX_KINDS, type InboxKind } from '@/features/entries/rules/kinds'
import { statusTone } from '@/features/entries/rules/tones'
import { adminPaths } from '@/lib/admin-paths'
import { formatMoment } from '@/lib/dates'
import type { Submission, Submissions } from '../../server/submissions/queries'
import { Retry } from './Retry.client'
import type { SubmissionTab } from '../../rules/submission-tabs'
import styles from './submissions.module.css'

type CardProps = { kind: InboxKind; submission: Submission }

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

/** One entry with all its answers as text. Input is shown escaped and never executed. */
function SubmissionCard({ kind, submission: { id, reference, status, receivedAt, values } }: CardProps) {
  return (
    <li className={styles.submission}>
      <article aria-labelledby={`submission-${id}`}>
        <header>
          <h2 id={`submission-${id}`}>{nameOf(values)}</h2>
          <Tag tone={statusTone(status)}>{statusLabel(status, INBOX_KINDS[kind].flow)}</Tag>
          <p>
            Submitted <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
          </p>
          <a href={adminPaths.document(kind, id)}>
            Open {reference}
            <span className="sr-only"> in the back office</span>
          </a>
        </header>
        <div className={styles.submissionGroups}>
          {groupsOf(kind).map(({ name, fields }) => (
            <Group key={name} name={name} fields={fields} values={values} />
          ))}
        </div>
      </article>
    </li>
  )
}

function Group({ name, fields, values }: { name: string; fields: EntryField[]; values: Record<string, string> }) {
  return (
    <section>
      <h3>{name}</h3>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{values[field.name] || <i>not given</i>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function nameOf(values: Record<string, string>): string {
  const player = [values.playerFirstName, values.playerLastName].filter(Boolean).join(' ')
  return player || values.fullName || values.name || 'No name'
}
