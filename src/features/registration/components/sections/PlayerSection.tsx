import { NumberField } from '@/components/form/NumberField'
import { TextField } from '@/components/form/controls'
import { EmailField } from '@/components/form/EmailField'
import { RANGES } from '@/lib/player-options'
import { BirthdayField } from './BirthdayField'
import { FormSection, bind, type SectionProps } from './FormSection'

const HALF = 'col-span-6 sm:col-span-3'

/** Renders the questions about the player. */
export function PlayerSection(props: SectionProps) {
  return (
    <FormSection title="The player" step={1}>
      <TextField {...bind(props, 'firstName')} autoComplete="off" wrapper={HALF} />
      <TextField {...bind(props, 'lastName')} autoComplete="off" wrapper={HALF} />
      <BirthdayField {...bind(props, 'dateOfBirth')} control={props.control} wrapper={HALF} />
      <Measures {...props} />
      <TextField {...bind(props, 'schoolName')} autoComplete="off" wrapper={HALF} />
      <EmailField
        {...bind(props, 'email')}
        hint="May be the same as the parent’s."
        autoComplete="email"
        wrapper={HALF}
      />
    </FormSection>
  )
}

function Measures(props: SectionProps) {
  return (
    <>
      <NumberField {...bind(props, 'currentGrade')} range={RANGES.currentGrade} hint="1 to 12" wrapper={HALF} />
      <NumberField {...bind(props, 'heightFeet')} range={RANGES.heightFeet} wrapper="col-span-3 sm:col-span-2" />
      <NumberField
        {...bind(props, 'heightInches')}
        range={RANGES.heightInches}
        hint="0 to 11"
        wrapper="col-span-3 sm:col-span-2"
      />
      <NumberField
        {...bind(props, 'weightLbs')}
        range={RANGES.weightLbs}
        hint="Pounds"
        wrapper="col-span-6 sm:col-span-2"
      />
    </>
  )
}
