import { telHref } from '@/lib/dialing'
import styles from './family-file.module.css'

export type TakeFileProps = {
  /** Where the form is sent, and what says whose file it is. */
  action: string
  field: { name: string; value: string }
  /** Whether it was taken too often today. */
  isTooOften: boolean
  phone: string
}

/** The button that takes everything along, without a script. */
export function TakeFile({ action, field, isTooOften, phone }: TakeFileProps) {
  return (
    <form action={action} method="post" className={styles.take}>
      <input type="hidden" name={field.name} value={field.value} />
      {isTooOften && (
        <p className={styles.often} role="alert">
          You have taken it five times since yesterday. Try again tomorrow, or call us at{' '}
          <a href={telHref(phone)}>{phone}</a>.
        </p>
      )}
      <button type="submit" className="btn big">
        Download everything
      </button>
      <p>
        A zip with a page to read and print, and the same for programs. Keep it as safe as a passport. That you took it
        is noted.
      </p>
    </form>
  )
}
