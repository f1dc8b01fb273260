import { formatDay, toDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { ANSWER_DAYS, TAKE_BACK_DAYS, type Erasure } from '../../rules/erasure'

type AskToEraseProps = {
  child: { id: string; name: string }
  /** The child's first name, to be typed as confirmation. */
  firstName: string
  /** The open erasure request. */
  erasure: Erasure | null
  /** The result of the last submit. */
  outcome: string | undefined
}

const REFUSED = 'Nothing was changed: the name you typed is not the one above, or someone has asked already.'

/** Lets a parent request the erasure of their own child, and cancel the request. Works without JavaScript. */
export function RequestErasure({ child, firstName, erasure, outcome }: AskToEraseProps) {
  return (
    <div id="erase" className="mt-6">
      {outcome === 'refused' && (
        <p role="alert" className="mb-4 font-semibold text-bad">
          {REFUSED}
        </p>
      )}
      {erasure ? (
        <Asked child={child} firstName={firstName} erasure={erasure} />
      ) : (
        <Ask child={child} firstName={firstName} />
      )}
    </div>
  )
}

function Ask({ child, firstName }: Pick<AskToEraseProps, 'child' | 'firstName'>) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold underline">Erase everything you hold about {firstName}</summary>
      <form action={paths.memberPost('erase-ask')} method="post" className="mt-4 grid max-w-xl gap-4">
        <input type="hidden" name="child" value={child.id} />
        <p>
          A second person of our office looks at it, and you have an answer within {ANSWER_DAYS} days. After that you
          can take it back for {TAKE_BACK_DAYS} days. Then {firstName} is gone from every list, page, picture and mail,
          and the film room is closed. Signed waivers stay, locked, until two years after {firstName} turns 18.
        </p>
        <label className="grid gap-1 font-semibold">
          To be sure, type the first name: {firstName}
          <input name="name" required autoComplete="off" className="input max-w-xs" />
        </label>
        <button type="submit" className="btn line justify-self-start">
          Ask to erase everything
        </button>
      </form>
    </details>
  )
}

type AskedProps = Pick<AskToEraseProps, 'child' | 'firstName'> & { erasure: Erasure }

function Asked({ child, firstName, erasure: { askedAt, dueAt, erasesAt } }: AskedProps) {
  const asked = `Erasing everything about ${firstName} was asked for on ${formatDay(toDay(new Date(askedAt)))}.`
  const next = erasesAt
    ? `It happens on ${formatDay(toDay(new Date(erasesAt)))}. Until then you can take it back.`
    : `You hear from us by ${formatDay(toDay(new Date(dueAt)))}.`
  return (
    <form action={paths.memberPost('erase-back')} method="post" className="grid gap-4">
      <input type="hidden" name="child" value={child.id} />
      <p role="status">
        {asked} {next}
      </p>
      <button type="submit" className="btn line justify-self-start">
        Take it back: erase nothing
      </button>
    </form>
  )
}
