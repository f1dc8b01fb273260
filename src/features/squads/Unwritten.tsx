import { plays } from '@/components/court/plays'
import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { paths } from '@/lib/paths'

/** A page whose texts staff have not written yet: its name, and the one thing that already works. */
export function Unwritten({ title }: { title: string }) {
  return (
    <PageHero title={title} lede="This page is being written. Registration is open." play={plays.giveAndGo}>
      <Button href={paths.playerRegistration} big arrow>
        Register a player
      </Button>
    </PageHero>
  )
}
