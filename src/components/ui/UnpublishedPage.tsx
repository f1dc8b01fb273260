import { paths } from '@/lib/paths'
import { Button } from './Button'
import { PageHero } from './PageHero'

/** A page whose texts are not published yet: its title, and the one link that always works. */
export function UnpublishedPage({ title, lede = 'This page is being written.' }: { title: string; lede?: string }) {
  return (
    <PageHero title={title} lede={`${lede} Registration is open.`}>
      <Button href={paths.playerRegistration} big arrow>
        Register a player
      </Button>
    </PageHero>
  )
}
