import { plays } from '@/components/court/plays'
import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { paths } from '@/lib/paths'

/** The home page of an academy whose staff have not written it yet. Registration works from the first minute. */
export function NotWrittenYet({ academyName }: { academyName: string }) {
  return (
    <PageHero title={academyName} lede="This site is being set up. Registration is open." play={plays.giveAndGo}>
      <Button href={paths.playerRegistration} big arrow>
        Register a player
      </Button>
    </PageHero>
  )
}
