import { summarize, summarizeMails, type Outcome, type Skipped } from '@/features/inbox/outcome'

type OutcomeProps = { outcome: Outcome | { message: string }; onClose: () => void }

/** What became of many entries, with a line for each that stayed as it was. */
export function BulkOutcome({ outcome, onClose }: OutcomeProps) {
  const isFailure = 'message' in outcome
  return (
    <div className="fc-inbox-outcome" role={isFailure ? 'alert' : 'status'} data-failed={isFailure || undefined}>
      <p>{isFailure ? `${outcome.message} Everything is still selected.` : summarize(outcome)}</p>
      {!isFailure && <Reasons skipped={outcome.skipped} />}
      {!isFailure && outcome.mails && (
        <>
          <p>{summarizeMails(outcome.mails)}</p>
          <Reasons skipped={outcome.mails.skipped} />
        </>
      )}
      <button type="button" className="fc-link" onClick={onClose}>
        Close
      </button>
    </div>
  )
}

function Reasons({ skipped }: { skipped: Skipped[] }) {
  if (skipped.length === 0) return null
  return (
    <ul>
      {skipped.map(({ id, reference, reason }) => (
        <li key={id}>
          {reference && <b>{reference}</b>} {reason}
        </li>
      ))}
    </ul>
  )
}
