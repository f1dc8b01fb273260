import { pluralize } from '@/lib/counts'
import { formatRecent } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { toQuery, openTab } from '@/features/entries/rules/filters'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { ownerLabel, type Queue } from '../../rules/today'
import { finishedWorkSentence, sortWork, type WorkItem } from '../../rules/work-queue'
import { DueChip } from '@/features/entries/admin/shared/DueChip'
import { NavIcon } from '../nav/NavIcon'
import styles from './queue.module.css'

type Props = { title: string; queues: Queue[] | null; items: WorkItem[]; now: number; hasInbox: boolean }

/** The open work, one row per queue: its count, the entry due first and its assignee. Each row links to its list. */
export function QueueRows({ title, queues, items, now, hasInbox }: Props) {
  const { waiting, failed } = sortWork(items)
  const done = queues && finishedWorkSentence(items)
  return (
    <section aria-labelledby="waiting">
      <div className={styles.head}>
        <h2 id="waiting">{title}</h2>
        {hasInbox && <a href={adminPaths.inbox()}>Open the inbox</a>}
      </div>
      {queues === null && (
        <p role="alert" className={styles.failed}>
          What families sent could not load. <a href={adminPaths.home}>Try again.</a>
        </p>
      )}
      {hasInbox && queues?.length === 0 && <p className={styles.done}>Everyone has an answer.</p>}
      {(queues?.length ?? 0) + waiting.length + failed.length > 0 && (
        <ul className={`fc-list ${styles.queues}`}>
          {queues?.map((queue) => (
            <li key={queue.kind}>
              <QueueLink queue={queue} now={now} />
            </li>
          ))}
          {waiting.map(({ key, href, count, label }) => (
            <li key={key}>
              <a href={href} data-work={key}>
                <b>{count}</b> <strong>{label}</strong>
                <NavIcon name="next" />
              </a>
            </li>
          ))}
          {failed.map(({ key, label }) => (
            <li key={key}>
              <a href={adminPaths.home} data-work={key} data-failed="">
                <b aria-hidden="true">?</b> <strong>{label}: could not load. Try again.</strong>
                <NavIcon name="next" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {done && <p className={styles.done}>{done}</p>}
    </section>
  )
}

function QueueLink({ queue: { kind, open, late, first }, now }: { queue: Queue; now: number }) {
  const { label, one } = INBOX_KINDS[kind]
  return (
    <a href={adminPaths.inbox(toQuery(openTab(kind)))} data-work={kind} data-late={late > 0 ? '' : undefined}>
      <b>{open}</b> <strong>{pluralize(open, one, label)}</strong>
      <span className={styles.first}>
        {first.person}
        <small>
          Since {formatRecent(first.receivedAt, new Date(now))}, {ownerLabel(first)}
        </small>
      </span>
      <DueChip dueAt={first.dueAt} now={now} />
      <NavIcon name="next" />
    </a>
  )
}
