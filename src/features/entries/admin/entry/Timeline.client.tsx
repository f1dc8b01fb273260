'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { newestFirst, announceMove } from '../../rules/timeline'
import type { Difference, TimelineEvent } from '../../rules/entry'
import { formatMoment } from '@/lib/dates'
import type { InboxKind } from '../../rules/kinds'
import styles from './entry.module.css'

type Move = { id?: string | null; from: string; to: string; at: string; byName: string }
/** The timeline of an entry, newest first. A status saved on this page is added at once. */
export function Timeline({ kind, reference, events }: { kind: InboxKind; reference: string; events: TimelineEvent[] }) {
  const { savedDocumentData } = useDocumentInfo()
  const moves = ((savedDocumentData?.history ?? []) as Move[]).map(({ id, byName, ...move }) =>
    announceMove(kind, reference, { ...move, id: id ?? move.at, by: byName, reference }),
  )
  const known = new Set(events.map(({ key }) => key))
  const all = newestFirst([...moves.filter(({ key }) => !known.has(key)), ...events])
  return (
    <section className={styles.timeline} aria-label="History">
      <h2>History</h2>
      <ol>
        {all.map(({ key, at, title, by, detail, differences }) => (
          <li key={key}>
            <b>{title}</b>
            {detail && <p>{detail}</p>}
            {differences && <Differences differences={differences} />}
            <small>
              {by}, <time dateTime={at}>{formatMoment(at)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Differences({ differences }: { differences: Difference[] }) {
  return (
    <dl className={styles.differences}>
      {differences.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>{before || 'empty'}</del>
            <span className="fc-visually-hidden"> became </span>
            <ins>{after || 'empty'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
