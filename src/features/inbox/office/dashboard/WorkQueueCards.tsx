import { doneSentence, sortWork, type WorkItem } from '../../rules/work-queue'
import { paths } from '@/lib/paths'
import styles from './dashboard.module.css'

type Props = { id: string; title: string; items: WorkItem[] }

/** Numbers that wait, each a link to the list it counts; below them, in one quiet line, where nothing does. */
export function WorkQueueCards({ id, title, items }: Props) {
  const { waiting, failed } = sortWork(items)
  const done = doneSentence(items)
  return (
    <section className={styles.workPart} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {waiting.length + failed.length > 0 && (
        <ul className={styles.work}>
          {waiting.map((item) => (
            <li key={item.key}>
              <a
                href={item.href}
                data-work={item.key}
                className={item.isLate ? `${styles.workItem} ${styles.workItemLate}` : styles.workItem}
              >
                <b>{item.count}</b> <span>{item.words}</span>
              </a>
            </li>
          ))}
          {failed.map((item) => (
            <li key={item.key}>
              <a href={paths.admin} data-work={item.key} className={`${styles.workItem} ${styles.workItemFailed}`}>
                <b aria-hidden="true">?</b>
                <span>{item.words}: could not load. Try again.</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {done && <p className={styles.workDone}>{done}</p>}
    </section>
  )
}
