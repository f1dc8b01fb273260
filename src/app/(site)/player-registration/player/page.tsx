import { FeesLine } from '@/features/site/components/fees/FeesLine'
import { PlayerForm } from '@/features/registration/components/PlayerForm.client'
import { getRegistrationPage } from '@/features/registration/server/registrations/queries'
import { RegistrationHero } from '@/features/registration/components/RegistrationHero'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Player Registration',
  description: 'Register your player with the academy in about six minutes. Our staff answer within 48-72 hours.',
  path: paths.playerRegistration,
})

/** Shown at /player-registration?form=player (next.config.ts), so that both forms stay static pages. */
export default async function PlayerRegistrationPage() {
  const texts = await getRegistrationPage()
  return (
    <>
      <RegistrationHero active="player" page="/player-registration/player" texts={texts} />
      <FeesLine />
      <div className="wrap py-16">
        <PlayerForm texts={texts.player} />
      </div>
    </>
  )
}
