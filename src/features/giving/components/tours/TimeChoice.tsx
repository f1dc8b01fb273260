import type { UseFormRegister } from 'react-hook-form'
import { FieldMessage } from '@/components/form/Field'
import { formatTime } from '@/lib/dates'
import { TOUR_LABELS } from '../../rules/tour-labels'
import type { TourInput } from '../../rules/tour-schema'
import { slotLabel, type Slot } from '../../rules/slots'
import styles from '../deck/deck.module.css'

type Props = {
  /** The free times of the chosen day. */
  slots: Slot[]
  /** The text shown above the next free times when the chosen day has none. */
  hint?: string
  next: Slot[]
  onChoose: (slot: Slot) => void
  register: UseFormRegister<TourInput>
  error?: string
}

/** Lists the free times of the chosen day and the option of any time. If the day has none, lists the next free times. */
export function TimeChoice({ slots, hint, next, onChoose, register, error }: Props) {
  if (slots.length === 0) {
    return error || hint ? (
      <div className={error ? 'field error' : 'field'} id="time" aria-live="polite">
        <FieldMessage id="time" error={error} hint={hint} />
        {hint && <NextTimes slots={next} onChoose={onChoose} />}
      </div>
    ) : null
  }
  return (
    <fieldset className="field" id="time" aria-describedby={error ? 'time-message' : undefined}>
      <legend className="lab">{TOUR_LABELS.time} (Arizona)</legend>
      <div className={styles.times}>
        {slots.map(({ time, at }) => (
          <label key={at}>
            <input type="radio" {...register('time')} value={time} />
            <span>{formatTime(at)}</span>
          </label>
        ))}
        <label>
          <input type="radio" {...register('time')} value="" />
          <span>Any time</span>
        </label>
      </div>
      <FieldMessage id="time" error={error} />
    </fieldset>
  )
}

function NextTimes({ slots, onChoose }: { slots: Slot[]; onChoose: (slot: Slot) => void }) {
  return (
    <div className={styles.times}>
      {slots.map((slot) => (
        <button key={slot.at} type="button" className="btn line" onClick={() => onChoose(slot)}>
          {slotLabel(slot)}
        </button>
      ))}
    </div>
  )
}
