import { Button } from '@/components/ui/Button'
import { EndedLink } from '@/components/ui/EndedLink'
import { paths } from '@/lib/paths'

/**
 * Renders the page for an incomplete link to a tour, or one whose tour no longer exists: suggests another link or a new tour.
 */
export function EndedTour({ phone }: { phone: string }) {
  return (
    <EndedLink
      label="Your visit"
      title="This link opens no visit"
      lede="Perhaps a part of it is missing. A visit that was agreed on still holds, and we send you its link again."
      phone={phone}
      actions={
        <>
          <Button href={paths.familyLinks} big>
            Send me a new link
          </Button>
          <Button href={`${paths.fundingDeck}#tour`} variant="line" big>
            Request another tour
          </Button>
        </>
      }
    />
  )
}
