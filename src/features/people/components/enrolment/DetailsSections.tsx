import { TextAreaField, TextField } from '@/components/form/controls'
import { FormPart } from '@/components/form/FormPart'
import { countPickups, type Answers } from '../../rules/enrolment-answers'
import { ENROLMENT_LABELS, pickupLabel } from '../../rules/enrolment-labels'
import { pickupField, PICKUPS_MAX } from '../../rules/enrolment-schema'
import styles from './enrolment.module.css'

const PICKUP_FIELDS = [
  { part: 'name', label: 'Name', wrapper: 'col-span-6 sm:col-span-2' },
  { part: 'phone', label: 'Phone', wrapper: 'col-span-3 sm:col-span-2', type: 'tel' },
  { part: 'relation', label: 'Relation', wrapper: 'col-span-3 sm:col-span-2', placeholder: 'Grandmother' },
] as const

type Props = { answers: Answers; firstName: string; notes: [string?, string?, string?] }

/** Renders the emergency contacts, the health notes, and the people who may pick up the player. */
export function DetailsSections({ answers, firstName, notes }: Props) {
  const open = countPickups(answers)
  const numbers = Array.from({ length: PICKUPS_MAX }, (_, index) => index + 1)
  return (
    <>
      <FormPart title="Who we call" note={notes[0]}>
        <TextField
          {...bind(answers, 'emergencyName')}
          label={ENROLMENT_LABELS.emergencyName}
          hint="Someone other than you, if possible."
          autoComplete="off"
          wrapper="col-span-6 sm:col-span-3"
        />
        <TextField
          {...bind(answers, 'emergencyPhone')}
          type="tel"
          label={ENROLMENT_LABELS.emergencyPhone}
          autoComplete="off"
          wrapper="col-span-6 sm:col-span-3"
        />
      </FormPart>
      <FormPart title="What a coach must know" note={notes[1]}>
        <TextAreaField
          {...bind(answers, 'medicalNotes')}
          label={ENROLMENT_LABELS.medicalNotes}
          isOptional
          hint={`Only the coaches of ${firstName}’s own squad and the registrar read this. Leave it empty if there is nothing.`}
          rows={4}
          wrapper="col-span-6"
        />
      </FormPart>
      <FormPart title="Who may pick up" note={notes[2]}>
        <p className="col-span-6">Besides you. No one else takes {firstName} home.</p>
        {numbers.slice(0, open).map((index) => (
          <PickupRow key={index} answers={answers} index={index} />
        ))}
        {open < PICKUPS_MAX && (
          <details className={`${styles.more} col-span-6`}>
            <summary>{`Add another person (up to ${PICKUPS_MAX})`}</summary>
            <div className="mt-6 grid grid-cols-6 gap-x-4 gap-y-6">
              {numbers.slice(open).map((index) => (
                <PickupRow key={index} answers={answers} index={index} />
              ))}
            </div>
          </details>
        )}
      </FormPart>
    </>
  )
}

function PickupRow({ answers, index }: { answers: Answers; index: number }) {
  return (
    <div
      role="group"
      aria-label={pickupLabel(index)}
      className="col-span-6 grid grid-cols-6 gap-x-4 gap-y-4 border-b border-ink-950/15 pb-6 last:border-0 last:pb-0"
    >
      {PICKUP_FIELDS.map(({ part, ...props }) => (
        <TextField key={part} {...bind(answers, pickupField(index, part))} isOptional autoComplete="off" {...props} />
      ))}
    </div>
  )
}

/** Returns the props of a text control: name, value and error. */
export function bind({ value, error }: Answers, name: string) {
  return { id: name, name, defaultValue: value(name), error: error(name) }
}
