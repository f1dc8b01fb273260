import { TextField } from '@/components/form/controls'
import { FormSection, bind, type SectionProps } from './FormSection'

const HALF = 'col-span-6 sm:col-span-3'

/** Renders the fields for the emergency contact, who is called when the parent cannot be reached. */
export function EmergencySection(props: SectionProps) {
  return (
    <FormSection title="Emergency contact" step={4}>
      <TextField
        {...bind(props, 'emergencyContactName')}
        hint="Someone other than you, if possible."
        autoComplete="off"
        wrapper={HALF}
      />
      <TextField
        {...bind(props, 'emergencyContactPhone')}
        type="tel"
        placeholder="(623) 555-0142"
        autoComplete="off"
        wrapper={HALF}
      />
    </FormSection>
  )
}
