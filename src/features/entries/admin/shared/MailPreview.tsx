import styles from '../mails/mails.module.css'

type MailPreviewProps = { to: string; subject: string; text: string; problems?: string[]; label?: string }

/** A mail as the family sees it, with the problems that prevent sending. */
export function MailPreview({ to, subject, text, problems = [], label = 'As the family reads it' }: MailPreviewProps) {
  return (
    <section className={styles.preview} aria-label={label}>
      <p className={styles.to}>To {to || 'no one'}</p>
      <p className={styles.subject}>{subject || 'No subject yet'}</p>
      <p className={styles.text}>{text}</p>
      {problems.length > 0 && (
        <div className={styles.problems} role="status">
          <p>Not yet ready to go out:</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
