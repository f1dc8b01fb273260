import { ErrorSummary } from '@/components/form/ErrorSummary'
import { Slider } from '@/components/form/Slider'
import { SelectField, TextAreaField, TextField } from '@/components/form/controls'

const GRADES = [
  { value: '5', label: '5th Grade' },
  { value: '6', label: '6th Grade' },
]

/** Fields that are empty, filled, with a hint and with an error. */
export function FieldSamples() {
  return (
    <div>
      <ErrorSummary
        title="Please fix two fields"
        items={[
          { id: 'sample-birth', message: 'Please enter a valid date of birth' },
          { id: 'sample-grade', message: 'Current grade is required' },
        ]}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField id="sample-name" name="sample-name" label="First name" defaultValue="Jordan" />
        <TextField
          id="sample-birth"
          name="sample-birth"
          label="Date of birth"
          defaultValue="13/40/2014"
          error="Please enter a valid date of birth"
        />
        <SelectField
          id="sample-grade"
          label="Current grade"
          placeholder="Choose a grade"
          options={GRADES}
          defaultValue=""
          error="Current grade is required"
        />
        <TextField id="sample-weight" name="sample-weight" label="Weight" hint="Pounds" inputMode="numeric" />
        <TextAreaField
          id="sample-goals"
          name="sample-goals"
          label="Goals"
          isOptional
          hint="This helps our coaches prepare for tryouts."
          wrapper="md:col-span-2"
        />
        <Slider id="sample-volume" name="sample-volume" label="Volume" defaultValue={40} hint="0 to 100" />
      </div>
    </div>
  )
}
