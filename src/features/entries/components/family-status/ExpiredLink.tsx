import { TextField } from '@/components/form/controls'
import { EndedLink } from '@/components/ui/EndedLink'
import { paths } from '@/lib/paths'
import styles from './status.module.css'

type ExpiredLinkProps = { phone: string; done: string | null; title?: string; lede?: string }

const DONE: Record<string, string> = {
  requested:
    'If the reference and the address belong together, a new link is on its way. Look into the spam folder too.',
  unreadable: 'Please check both: the reference looks like PR-8F3K-2Q7M, and the address has an @.',
  later: 'Many links were asked for just now. Please wait a quarter of an hour, or call us.',
  failed: 'That did not work just now. Please try again in a moment, or call us.',
}
const EXPIRED = {
  title: 'This link has expired',
  lede: 'Private links work for some weeks, so that no one finds them later. Your registration itself is safe with us.',
}

/** The page for an expired or unknown private link: how to get a new one, and how to contact the academy. */
export function ExpiredLink({ phone, done, title, lede = EXPIRED.lede }: ExpiredLinkProps) {
  return (
    <EndedLink
      label="Your registration"
      title={title ?? EXPIRED.title}
      lede={lede}
      isExpired={!title}
      phone={phone}
      callNote="Call or text. We find it by the name, too."
    >
      <section aria-labelledby="link-heading">
        <h2 id="link-heading">Send me a new link</h2>
        {done !== null && DONE[done] && (
          <p className={`${styles.notice} mt-6`} role="status">
            {DONE[done]}
          </p>
        )}
        <form action={paths.familyPost('link')} method="post" className="mt-6 grid max-w-xl gap-6">
          <TextField
            id="reference"
            name="reference"
            label="Reference"
            hint="You find it in our first mail, for example PR-8F3K-2Q7M."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <TextField
            id="email"
            name="email"
            type="email"
            label="Email"
            hint="The address you gave us. The link goes there."
            autoComplete="email"
            required
          />
          <button type="submit" className="btn big justify-self-start">
            Send me a new link
          </button>
        </form>
      </section>
    </EndedLink>
  )
}
