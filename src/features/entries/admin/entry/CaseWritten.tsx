import type { UIFieldServerProps } from 'payload'
import { formatRecent } from '@/lib/dates'
import type { Staff } from '@/payload-types'
import { isInboxKind } from '../../rules/kinds'
import type { WrittenAnswer, WrittenSection } from '../../rules/written'
import { findWritten } from '../../server/entry/written'
import { CorrectSwitch } from './CorrectSwitch.client'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { reportUnread } from '@/admin/report-unread'
import styles from './written.module.css'

const OPEN_MAX = 2

/** The family's answers by section, with later changes. Payload's fields open below for corrections. */
export async function CaseWritten({ collectionSlug: kind, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(kind)) return null
  const sections = await findWritten(req.user as Staff, { kind, id: String(id) }).catch(reportUnread)
  if (sections === undefined) return <NotLoaded what="What they wrote" />
  if (!sections) return null
  return (
    <section className={styles.written} aria-labelledby="fc-written">
      <div className={styles.head}>
        <h2 id="fc-written">What they wrote</h2>
        <CorrectSwitch />
      </div>
      {sections.map((section, index) => (
        <Section
          key={section.title}
          section={section}
          isOpen={index === 0 || section.changedAt !== null || sections.length <= OPEN_MAX}
        />
      ))}
    </section>
  )
}

function Section({ section, isOpen }: { section: WrittenSection; isOpen: boolean }) {
  const { title, summary, answers, changedAt } = section
  return (
    <details open={isOpen}>
      <summary>
        <b>{title}</b>
        <span className={styles.summary}>{summary}</span>
        {changedAt && <span className="fc-tag fc-tag--info">Changed {formatRecent(changedAt)}</span>}
      </summary>
      <dl>
        {answers.map((answer) => (
          <Answer key={answer.name} {...answer} />
        ))}
      </dl>
    </details>
  )
}

function Answer({ label, value, former }: WrittenAnswer) {
  const isLong = value.length > 60
  return (
    <div className={isLong ? styles.long : undefined}>
      <dt>{label}</dt>
      <dd>
        {value || 'Empty now'}
        {former.map(({ value: before, at, by }) => (
          <span key={`${at} ${before}`} className={styles.former}>
            <span className="fc-visually-hidden">Before: </span>
            <del>{before}</del> {by ? `replaced by ${by}` : 'changed by the family'}, {formatRecent(at)}
          </span>
        ))}
      </dd>
    </div>
  )
}
