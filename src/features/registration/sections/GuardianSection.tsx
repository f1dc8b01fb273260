import { TextField } from '@/components/form/controls'
import { FormSection, bind, type SectionProps } from './FormSection'

const HALF = 'col-span-6 sm:col-span-3'

/** Who signs for the player, and how we reach them. */
export function GuardianSection(props: SectionProps) {
  return (
    <FormSection title="Parent or guardian" step={3}>
      <TextField
        {...bind(props, 'parentName')}
        label="Parent or guardian name"
        hint="First and last name"
        autoComplete="name"
        wrapper="col-span-6"
      />
      <TextField
        {...bind(props, 'parentEmail')}
        type="email"
        label="Parent e-mail"
        hint="We answer here within 48-72 hours."
        autoComplete="email"
        wrapper={HALF}
      />
      <TextField
        {...bind(props, 'phoneNumber')}
        type="tel"
        label="Phone number"
        placeholder="(623) 555-0142"
        autoComplete="tel"
        wrapper={HALF}
      />
    </FormSection>
  )
}
