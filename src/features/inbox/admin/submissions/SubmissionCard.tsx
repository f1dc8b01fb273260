import { Tag } from '@/components/ui/Tag'
import { formatMoment } from '@/lib/dates'
import { groupsOf, type EntryField } from '@/features/entries/rules/entry-fields'
import { INBOX_KINDS, type InboxKind } from '@/features/entries/rules/kinds'
import { statusLabel } from '@/features/entries/rules/flow'
import { statusTone } from '@/features/entries/rules/tones'
import { adminPaths } from '@/lib/admin-paths'
import type { Submission } from '../../server/submissions/queries'
import styles from './submissions.module.css'

type CardProps = { kind: InboxKind; submission: Submission }

/** One entry with all its answers as text. Input is shown escaped and never executed. */
export function SubmissionCard({ kind, submission: { id, reference, status, receivedAt, values } }: CardProps) {
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
