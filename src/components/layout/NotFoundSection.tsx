import { MissingPath } from './MissingPath.client'
import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { paths } from '@/lib/paths'

/** The content of a 404 page: a link to the home page, and a play with a pass out of bounds. */
export function NotFoundSection() {
  return (
    <PageHero
      label="404"
      title="Oops! Page not found"
      lede="That pass went out of bounds. The page has moved, or it was never here."
      page="/404"
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
