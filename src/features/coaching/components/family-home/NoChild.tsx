import { paths } from '@/lib/paths'
import styles from '@/features/film/components/shared/room.module.css'

type Props = { email: string | null; academy: { email?: string | null; phone?: string | null } }

/** Explains to a parent without a linked player why the page is empty, and whom to contact. */
export function NoChild({ email, academy }: Props) {
  return (
    <div className={`wrap ${styles.empty}`}>
      <p className="label">Family</p>
      <h1>No child linked yet</h1>
      <p>
        Your account works. For your child’s safety our staff link it to a player by hand, and the film room opens then.
        Please tell us your child’s first name and division
        {email ? `, and that you sign in as ${email}` : ''}.
      </p>
      <p>
        {academy.email && (
          <>
            Write to <a href={`mailto:${academy.email}`}>{academy.email}</a>
            {academy.phone && `, or call ${academy.phone}`}.
          </>
        )}
      </p>
      <a className="btn line" href={paths.contact}>
        All ways to reach us
      </a>
    </div>
  )
}
