import { plays } from '@/components/court/plays'
import { RegistrationHero } from '@/features/registration/RegistrationHero'
import { TryoutSection } from '@/features/registration/TryoutSection'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/server/site'

export const metadata = pageMetadata({
  title: 'Tryout Registration',
  description:
    'Reserve a tryout spot for your player at a youth basketball academy in Surprise, Arizona. It takes two minutes.',
  path: paths.playerRegistration,
  keywords: ['basketball tryouts', 'youth basketball registration'],
})

export default async function TryoutRegistrationPage() {
  const { phone, hours } = await getSiteSettings()
  return (
    <>
      <RegistrationHero active="tryout" play={plays.handoff} />
      <TryoutSection phone={phone} hours={hours ?? []} />
    </>
  )
}
