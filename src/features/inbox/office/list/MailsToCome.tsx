import { Button } from '@payloadcms/ui'
import type { MailsToCome as Mails } from '../../rules/outcome'
import { MailPreview } from '../mails/MailPreview'
import styles from './list.module.css'

type MailsToComeProps = { mails: Mails; isBusy: boolean; onSend: () => void; onCancel: () => void }

/** Before many are written to: each text with one family's data, how many get it, and who gets none. */
export function MailsToCome({ mails, isBusy, onSend, onCancel }: MailsToComeProps) {
  const { count, samples, skipped } = mails
  const families = count === 1 ? '1 family' : `${count} families`
  return (
    <section className={styles.outcome} aria-label="Before it is sent" ref={focusOn} tabIndex={-1}>
      <p>{count === 0 ? 'No family would be written to.' : `This goes to ${families}. It waits before it leaves.`}</p>
      {samples.map(({ to, person, subject, text, count: readers }) => (
        <div key={`${subject}${text}`}>
          <p>
            {readers} of {count}, here as it reads for <b>{person}</b>
          </p>
          <MailPreview to={to} subject={subject} text={text} problems={[]} />
        </div>
      ))}
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ id, person, reason }) => (
            <li key={id}>
              {person && <b>{person}.</b>} No mail: {reason}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button margin={false} disabled={isBusy} onClick={onSend}>
          {count === 0 ? 'Move without mails' : `Move and write to ${families}`}
        </Button>
        <button type="button" className={styles.link} disabled={isBusy} onClick={onCancel}>
          Not yet
        </button>
      </div>
    </section>
  )
}

// The question stands where the button was: whoever pressed it by keyboard is taken to it.
function focusOn(section: HTMLElement | null): void {
  section?.focus()
}
