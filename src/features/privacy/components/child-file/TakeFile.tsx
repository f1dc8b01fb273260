import { telHref } from '@/lib/phone-numbers'
import styles from './family-file.module.css'

export type TakeFileProps = {
  /** The form's endpoint, and the field that identifies the child. */
  action: string
  field: { name: string; value: string }
  /** Whether today's download limit is reached. */
  isTooOften: boolean
  phone: string
}

/** The button that downloads all data. Works without JavaScript. */
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
