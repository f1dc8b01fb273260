import { formatDay, formatTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { formatTourDate } from '../../server/tours/mails'
import type { Tour } from '../../server/tours/queries'
import { groupByDay, type Slot } from '../../rules/slots'
import styles from '../deck/deck.module.css'

type Props = { tour: Tour; link: string; slots: Slot[]; place: string }

const VISIBLE_TIMES = 18

/**
 * Renders the page of a tour's private link: its time, a choice of other times, and cancellation. Plain forms without
 * JavaScript.
 */
export function ChangeTour({ tour, link, slots, place }: Props) {
  const days = groupByDay(slots.slice(0, VISIBLE_TIMES))
  return (
    <div className="wrap split">
      <div>
        <span className="label">{tour.status === 'confirmed' ? 'Confirmed' : 'Not confirmed yet'}</span>
        <h2 className="mt-5">{formatTourDate(tour)}</h2>
        <p className="mt-6">
          {tour.slotAt && 'Arizona time. '}Reference <b>{tour.reference}</b>.
        </p>
        {place && <p className="mt-2 opacity-80">{place}</p>}
        {tour.slotAt && (
          <a className="text-link mt-6 inline-block" href={paths.tourFile(tour.reference, link)}>
            Add it to your calendar
          </a>
        )}
      </div>
      <div>
        {days.length > 0 ? (
          <form action={paths.tourChange} method="post" aria-label="Another time">
            <Hidden tour={tour} link={link} />
            <fieldset>
              <legend className="mb-3 font-semibold">Another time (Arizona)</legend>
              {days.map(({ day, slots: times }) => (
                <DayTimes key={day} day={day} slots={times} />
              ))}
            </fieldset>
            <button type="submit" className="btn mt-7">
              Move the visit
            </button>
          </form>
        ) : (
          <p>No other time is free just now. Please call us, and we find one.</p>
        )}
        <form className="mt-12" action={paths.tourChange} method="post" aria-label="Cancel">
          <Hidden tour={tour} link={link} />
          <button type="submit" className="btn line">
            Cancel the visit
          </button>
        </form>
      </div>
    </div>
  )
}

function DayTimes({ day, slots }: { day: string; slots: Slot[] }) {
  return (
    <div className={styles.dayTimes} role="group" aria-labelledby={`day-${day}`}>
      <b id={`day-${day}`}>{formatDay(day, 'EEE, MMM d')}</b>
      <div className={styles.times}>
        {slots.map(({ at }) => (
          <label key={at}>
            <input type="radio" name="slot" value={at} required />
            <span>{formatTime(at)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

function Hidden({ tour, link }: Pick<Props, 'tour' | 'link'>) {
  return (
    <>
      <input type="hidden" name="reference" value={tour.reference} />
      <input type="hidden" name="key" value={link} />
    </>
  )
}
