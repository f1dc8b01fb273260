import { FieldMessage, controlAttributes } from '@/components/form/Field'
import { TextAreaField, TextField } from '@/components/form/controls'
import { POSITIONS } from '@/lib/player-options'
import { REGISTRATION_LABELS } from '../../rules/registration-labels'
import { FormSection, bind, type SectionProps } from './FormSection'

/** Renders the questions about how the player plays. */
export function CourtSection(props: SectionProps) {
  return (
    <FormSection title="On the court" step={2}>
      <PositionPicker {...props} />
      <TextField
        {...bind(props, 'jerseyNumber')}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        wrapper="col-span-6 sm:col-span-2"
      />
      <TextAreaField
        {...bind(props, 'previousExperience')}
        isOptional
        hint="Teams, camps, years of play."
        wrapper="col-span-6"
      />
      <TextAreaField
        {...bind(props, 'goals')}
        isOptional
        hint="What the player wants to reach."
        rows={3}
        wrapper="col-span-6"
      />
    </FormSection>
  )
}

function PositionPicker({ register, errors, defaults }: SectionProps) {
  const error = errors.positions?.message
  const chosen = Array.isArray(defaults?.positions) ? defaults.positions : []
  const { id, ...described } = controlAttributes('positions', error)
  return (
    <div
      className={`field col-span-6 ${error ? 'error' : ''}`}
      role="group"
      aria-labelledby="positions-label"
      {...described}
      id={id}
      tabIndex={-1}
    >
      <span className="lab" id="positions-label">
        {REGISTRATION_LABELS.positions} <span className="font-normal text-ink-500">choose at least one</span>
      </span>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-5">
        {POSITIONS.map((position, index) => (
          <label
            key={position}
            className="relative grid cursor-pointer place-items-center gap-1.5 rounded border-[1.5px] border-control bg-white px-1 py-3.5 text-center text-small font-semibold has-checked:border-ink-950 has-checked:bg-ink-950 has-checked:text-chalk-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember-500"
          >
            <input
              type="checkbox"
              value={position}
              defaultChecked={chosen.includes(position)}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...register('positions')}
            />
            <span className="num text-[1.9rem]" aria-hidden="true">
              {index + 1}
            </span>
            {position}
          </label>
        ))}
      </div>
      <FieldMessage id="positions" error={error} />
    </div>
  )
}
