'use client'

import { useState, type KeyboardEvent } from 'react'
import { describePlan, findMomentProblem, listPresets, toMoment, type PlanType } from '@/lib/publish-plans'
import styles from './schedule.module.css'

type Props = {
  isPublished: boolean
  /** Resolves to the error message, or to null on success. */
  onPlan: (type: PlanType, at: string) => Promise<string | null>
  onClose: () => void
}

/** Asks when a document is published or unpublished. Not a form element, because it is inside Payload's form. */
export function ScheduleForm({ isPublished, onPlan, onClose }: Props) {
  const [now] = useState(() => new Date())
  const presets = listPresets(now)
  const [type, setType] = useState<PlanType>('publish')
  const [{ day, time }, setMoment] = useState<Moment>(presets[0])
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const moment = toMoment(day, time)
  const preset = presets.find((one) => one.day === day && one.time === time)

  async function plan(): Promise<void> {
    const reason = findMomentProblem(moment, new Date())
    setProblem(reason)
    if (reason || !moment) return
    setBusy(true)
    const refusal = await onPlan(type, moment)
    if (!refusal) return onClose()
    setProblem(refusal)
    setBusy(false)
  }

  return (
    <div className={styles.form}>
      <h2>When does it go {type === 'publish' ? 'out' : 'offline'}?</h2>
      {isPublished && <TypeChoice type={type} onChange={setType} />}
      <div className={styles.row}>
        {presets.map((one) => (
          <button
            key={one.label}
            type="button"
            className="fc-button"
            aria-pressed={one === preset}
            onClick={() => setMoment(one)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <MomentFields day={day} time={time} onChange={setMoment} onEnter={() => void plan()} />
      {moment && (
        <p className={styles.moment}>
          <b>{describePlan(type, moment)}</b>, Phoenix time{type === 'publish' && ', as it is saved then'}.
        </p>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <button type="button" className="fc-button fc-main" disabled={isBusy} onClick={() => void plan()}>
        {preset ? `Schedule for ${preset.label.replace(/^T/, 't')}` : 'Schedule'}
      </button>
    </div>
  )
}

type Moment = { day: string; time: string }
type FieldsProps = Moment & { onChange: (moment: Moment) => void; onEnter: () => void }

function MomentFields({ day, time, onChange, onEnter }: FieldsProps) {
  // Enter would save the document.
  function planOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  const fields = [
    { label: 'Day', type: 'date', value: day, read: (value: string) => ({ day: value, time }) },
    { label: 'Time', type: 'time', value: time, read: (value: string) => ({ day, time: value }) },
  ]
  return (
    <div className={styles.row}>
      {fields.map(({ label, type, value, read }) => (
        <label key={label}>
          {label}
          <input
            type={type}
            value={value}
            onChange={(event) => onChange(read(event.target.value))}
            onKeyDown={planOnEnter}
          />
        </label>
      ))}
    </div>
  )
}

const TYPES: [PlanType, string][] = [
  ['publish', 'Publish'],
  ['unpublish', 'Take offline'],
]

function TypeChoice({ type, onChange }: { type: PlanType; onChange: (type: PlanType) => void }) {
  return (
    <div className={styles.types} role="group" aria-label="What happens">
      {TYPES.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className="fc-button"
          aria-pressed={value === type}
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
