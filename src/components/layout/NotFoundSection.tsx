import { plays } from '@/lib/court/plays'
import { MissingPath } from './MissingPath.client'
import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { paths } from '@/lib/paths'

/** What stands where a page is missing: the way home, and a pass that went out of bounds. */
export function NotFoundSection() {
  return (
    <PageHero
      label="404"
      title="Oops! Page not found"
      lede="That pass went out of bounds. The page has moved, or it was never here."
      play={plays.turnover}
    >
      <MissingPath />
      <div className="flex flex-wrap gap-4">
        <Button href={paths.home} big arrow>
          Return to Home
        </Button>
        <Button href={paths.contactSection} variant="line" big>
          Tell us what is missing
        </Button>
      </div>
    </PageHero>
  )
}
