import { TextAreaField, TextField } from '@/components/form/controls'
import { ReferenceNumber } from '@/components/form/ReferenceNumber'
import { paths } from '@/lib/paths'
import type { Flash } from '@/server/forms/flash'

const KEPT = 'Thank you, we have it. You may still change it until someone reads it.'
const CLOSED = 'Someone is reading your request already, so it cannot be changed any more. Please call us instead.'
const NOTES: Record<string, string> = { kept: KEPT, closed: CLOSED }

/** Shows the reference of a take-down request, with optional fields for the reason and a reply address. */
export function TakedownDone({ flash: { values, fields, message } }: { flash: Flash }) {
  const value = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  return (
    <div className="max-w-xl">
      {NOTES[message] && (
        <p className="lede" role="status">
          {NOTES[message]}
        </p>
      )}
      <ReferenceNumber reference={value('reference')} isMailed={false} />
      <h2 className="mt-10">Do you want to tell us more?</h2>
      <p className="mt-4">You need not. Without an address we cannot write back to you.</p>
      <form action={paths.takedownMore} method="post" className="mt-6 grid gap-6" noValidate>
        <TextAreaField
          id="reason"
          name="reason"
          label="Why"
          isOptional
          defaultValue={value('reason')}
          error={fields.reason}
        />
        <TextField
          id="name"
          name="name"
          label="Your name"
          isOptional
          autoComplete="name"
          defaultValue={value('name')}
          error={fields.name}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          isOptional
          hint="Where we answer."
          autoComplete="email"
          defaultValue={value('email')}
          error={fields.email}
        />
        <button type="submit" className="btn big justify-self-start">
          Send
        </button>
      </form>
    </div>
  )
}
