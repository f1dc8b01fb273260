import type { Metadata } from 'next'
import { FeesLine } from '@/features/site/components/fees/FeesLine'
import { getRegistrationPage } from '@/features/registration/server/registrations/queries'
import { RegistrationHero } from '@/features/registration/components/RegistrationHero'
import { TryoutSection } from '@/features/registration/components/TryoutSection'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'

export async function generateMetadata(): Promise<Metadata> {
  const { meta } = await getRegistrationPage()
  return pageMetadata({
    meta,
    title: 'Tryout Registration',
    description:
      'Reserve a tryout spot for your player at a youth basketball academy in Surprise, Arizona. It takes two minutes.',
    path: paths.playerRegistration,
    keywords: ['basketball tryouts', 'youth basketball registration'],
  })
}

export default async function TryoutRegistrationPage() {
  const [texts, { phone, hours }] = await Promise.all([getRegistrationPage(), getSiteSettings()])
  return (
    <>
      <RegistrationHero active="tryout" page="/player-registration" texts={texts} />
      <FeesLine />
      <TryoutSection phone={phone} hours={hours ?? []} texts={texts.tryout} />
    </>
  )
}
