import { TextField } from '@/components/form/controls'
import { EmailField } from '@/components/form/EmailField'
import { FormSection, bind, type SectionProps } from './FormSection'

type Props = SectionProps & {
  /** When the family can expect a reply, if one is still to come. */
  replyHint?: string
}

const HALF = 'col-span-6 sm:col-span-3'

/** Renders the questions about the guardian who signs for the player, with contact data. */
export function GuardianSection({ replyHint, ...props }: Props) {
  return (
    <FormSection title="Parent or guardian" step={3}>
      <TextField {...bind(props, 'parentName')} hint="First and last name" autoComplete="name" wrapper="col-span-6" />
      <EmailField {...bind(props, 'parentEmail')} hint={replyHint} autoComplete="email" wrapper={HALF} />
      <TextField
        {...bind(props, 'phoneNumber')}
        type="tel"
        placeholder="(623) 555-0142"
        autoComplete="tel"
        wrapper={HALF}
      />
    </FormSection>
  )
}
