import { formatDay, toDay } from '@/lib/dates'
import { telHref } from '@/lib/phone-numbers'
import { ANSWER_DAYS, CANCEL_DAYS, type FamilyErasure } from '../../rules/erasure'

type RequestErasureProps = {
  /** The forms' endpoints, and the field that identifies the child. */
  actions: { ask: string; back: string }
  field: { name: string; value: string }
  /** The child's first name, to be typed as confirmation. */
  firstName: string
  /** The open erasure request. */
  erasure: FamilyErasure | null
  /** The office's phone number. */
  phone: string
  /** The result of the last submit. */
  outcome: string | undefined
}

const REFUSED = 'Nothing was changed. The name you typed is not the one above, or we already have a request.'

/** Lets a parent request the erasure of their own child, and cancel the request. Works without JavaScript. */
export function RequestErasure({ outcome, ...props }: RequestErasureProps) {
  return (
    <div id="erase" className="mt-6">
      {outcome === 'refused' && (
        <p role="alert" className="mb-4 font-semibold text-bad">
          {REFUSED}
        </p>
      )}
      {props.erasure ? <PendingRequest {...props} erasure={props.erasure} /> : <RequestForm {...props} />}
    </div>
  )
}

function RequestForm({ actions, field, firstName }: Pick<RequestErasureProps, 'actions' | 'field' | 'firstName'>) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold underline">Ask us to erase {firstName}’s information</summary>
      <form action={actions.ask} method="post" className="mt-4 grid max-w-xl gap-4">
        <input type="hidden" name={field.name} value={field.value} />
        <p>
          You may ask this at any time, without giving a reason. Someone in our office reviews your request and answers
          within {ANSWER_DAYS} days. If we approve it, you have {CANCEL_DAYS} more days to change your mind. Then we
          erase {firstName} from every list, page and email, show no more pictures of {firstName}, and close the film
          room account. After that we cannot bring anything back.
        </p>
        <p>
          Signed waivers stay locked away for as long as we may have to show them. If you have no other child here, we
          close your account too.
        </p>
        <label className="grid gap-1 font-semibold">
          To be sure, type the first name: {firstName}
          <input name="name" required autoComplete="off" className="input max-w-xs" />
        </label>
        <button type="submit" className="btn line justify-self-start">
          Send the request to erase
        </button>
      </form>
    </details>
  )
}

type PendingRequestProps = Omit<RequestErasureProps, 'outcome' | 'erasure'> & { erasure: FamilyErasure }

function PendingRequest({ actions, field, firstName, phone, erasure }: PendingRequestProps) {
  const requested = `The request to erase ${firstName}’s information reached us on ${formatDay(toDay(new Date(erasure.requestedAt)))}.`
  return (
    <form action={actions.back} method="post" className="grid gap-4">
      <input type="hidden" name={field.name} value={field.value} />
      <p role="status">
        {requested} {erasure.isOnHold ? <OnHold phone={phone} /> : describeNext(erasure)}
      </p>
      <button type="submit" className="btn line justify-self-start">
        Keep {firstName}’s information
      </button>
    </form>
  )
}

// A legal hold: neither its reason nor its last day is shown to the family.
function OnHold({ phone }: { phone: string }) {
  return (
    <>
      The academy has to keep this record for now, so nothing is erased yet. If you have questions, call our office at{' '}
      <a href={telHref(phone)}>{phone}</a>.
    </>
  )
}

function describeNext({ dueAt, erasesAt }: FamilyErasure): string {
  return erasesAt
    ? `We will erase it on ${formatDay(toDay(new Date(erasesAt)))}. Until then you can change your mind.`
    : `You will have our answer by ${formatDay(toDay(new Date(dueAt)))}.`
}
