import { plays } from '@/components/court/plays'
import { PlayerForm } from '@/features/registration/PlayerForm'
import { RegistrationHero } from '@/features/registration/RegistrationHero'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Player Registration',
  description: 'Register your player with the academy in about six minutes. Our staff answer within 48-72 hours.',
  path: paths.playerRegistration,
})

/** Shown at /player-registration?form=player (next.config.ts), so that both forms stay static pages. */
export default function PlayerRegistrationPage() {
  return (
    <>
      <RegistrationHero active="player" play={plays.horns} />
      <div className="wrap py-16">
        <PlayerForm />
      </div>
    </>
  )
}
