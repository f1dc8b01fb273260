import { EndedLink } from '@/components/ui/EndedLink'
import type { SiteSetting } from '@/payload-types'

const SUBJECT = 'A new link to the investment deck'

/** Renders the page for an expired or unknown personal link to the deck, with contacts for requesting a new one. */
export function ExpiredDeck({ settings: { phone, sponsorEmail } }: { settings: SiteSetting }) {
  return (
    <EndedLink
      label="Investment deck"
      title="This link has expired"
      lede="A personal link to the deck works for some weeks. Tell us that you would like to read on, and we send you a new one."
      phone={phone}
      isExpired
      actions={
        <>
          <a className="btn big" href={`mailto:${sponsorEmail}?subject=${encodeURIComponent(SUBJECT)}`}>
            Ask for a new link
          </a>
          <p>
            or write to <b>{sponsorEmail}</b>
          </p>
        </>
      }
    />
  )
}
