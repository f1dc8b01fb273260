import { formatDay } from '@/lib/dates'
import { describeDay, MARKS, type Mark, type Week, type WeekDay } from './week'
import styles from './week.module.css'

/**
 * The week as seven columns with a mark for each child, and the selected day's dates below. The days are radio buttons and the
 * style sheet shows the selected one, so that it works without scripts.
 */
export function WeekStrip({ week: { days, first, kinds } }: { week: Week }) {
  if (kinds.length === 0 && days.every(({ items }) => items.length === 0))
    return <p>Nothing is planned from Monday to Sunday: no practice, no game, and no film is due.</p>
  return (
    <div className={styles.week}>
      <fieldset className={styles.days}>
        <legend className="sr-only">Day</legend>
        {days.map((day, index) => (
          <Column key={day.day} day={day} isFirst={index === first} />
        ))}
      </fieldset>
      {days.map((day) => (
        <DayItems key={day.day} day={day} />
      ))}
      {kinds.length > 0 && (
        <ul className={styles.key}>
          {kinds.map((kind) => (
            <li key={kind}>
              <span className={styles.mark} data-kind={kind} aria-hidden="true" />
              {MARKS[kind]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Column({ day, isFirst }: { day: WeekDay; isFirst: boolean }) {
  const { isPast, isToday, marks } = day
  return (
    <label className={styles.day} data-past={isPast || undefined} data-today={isToday || undefined}>
      <input type="radio" name="week-day" value={day.day} defaultChecked={isFirst} />
      <span className="sr-only">{describeDay(day)}</span>
      <span className={styles.face} aria-hidden="true">
        {formatDay(day.day, 'EEE')}
        <b>{formatDay(day.day, 'd')}</b>
        {marks.map((mark) => (
          <Sign key={`${mark.kind} ${mark.child}`} mark={mark} />
        ))}
      </span>
    </label>
  )
}

function Sign({ mark: { kind, text } }: { mark: Mark }) {
  return (
    <span className={styles.mark} data-kind={kind}>
      {text}
    </span>
  )
}

function DayItems({ day: { day, items } }: { day: WeekDay }) {
  return (
    <section className={styles.items} aria-label={formatDay(day, 'EEEE, MMMM d')}>
      {items.length === 0 && <p>{formatDay(day, 'EEEE')}: nothing planned.</p>}
      {items.map(({ key, time, title, detail, who, isCanceled }) => (
        <div key={key} className={styles.item}>
          <b>{isCanceled ? <s>{time}</s> : time}</b>
          <p>
            <strong>{isCanceled ? `Canceled: ${title}` : title}</strong>
            {detail && <span>{detail}</span>}
            <span>For {who}</span>
          </p>
        </div>
      ))}
    </section>
  )
}
