import { Tag } from '@/components/ui/Tag'
import { formatRecent } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { OwnEntry } from '../../server/family-status/own-entries'
import { FAMILY_LABELS, STAGE_TONES, STAGE_TEXTS } from '../../rules/stages'
import { ReplyBy } from '../family-status/ReplyPromise'
import styles from './own-entries.module.css'

/** `names`: the first name of each linked child, by account. */
type OwnEntriesProps = { entries: OwnEntry[]; names: ReadonlyMap<string, string>; now: Date }

/** Lists what a parent sent about the linked children: its stage, the promised answer, and a button to its private page. */
export function OwnEntries({ entries, names, now }: OwnEntriesProps) {
  if (entries.length === 0)
    return <p className={styles.none}>No registration, tryout or application from your email address yet.</p>
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Entry
          key={`${entry.id} ${entry.child}`}
          entry={entry}
          name={names.get(entry.child) ?? 'your player'}
          now={now}
        />
      ))}
    </ul>
  )
}

function Entry({ entry, name, now }: { entry: OwnEntry; name: string; now: Date }) {
  const { id, kind, stage, receivedAt, dueAt, isLate } = entry
  const what = FAMILY_LABELS[kind]
  return (
    <li>
      <h3>
        {name}, {what} <Tag tone={STAGE_TONES[stage]}>{STAGE_TEXTS[stage]({ player: name, what }).title}</Tag>
      </h3>
      <p>
        Sent {formatRecent(receivedAt, now)}. {dueAt && <ReplyBy dueAt={dueAt} isLate={isLate} />}
      </p>
      {dueAt && !isLate && <HoursGone receivedAt={receivedAt} dueAt={dueAt} now={now} />}
      <form action={paths.memberPost('entry-open')} method="post">
        <input type="hidden" name="entry" value={id} />
        <button type="submit">
          See where it is
          <span className="sr-only">
            {' '}
            for {name}’s {what}
          </span>
        </button>
      </form>
    </li>
  )
}

const HOUR_MS = 60 * 60 * 1000

function HoursGone({ receivedAt, dueAt, now }: { receivedAt: string; dueAt: string; now: Date }) {
  const [start, end] = [Date.parse(receivedAt), Date.parse(dueAt)]
  const [gone, all] = [now.getTime() - start, end - start].map((time) => Math.max(0, Math.round(time / HOUR_MS)))
  if (!all) return null
  const share = { '--gone': `${Math.min(100, (100 * gone!) / all)}%` } as React.CSSProperties
  return <div className={styles.hours} style={share} role="img" aria-label={`${gone} of ${all} hours have passed`} />
}
