import { PageHero } from '@/components/ui/PageHero'
import { FeesLine } from '@/features/site/components/fees/FeesLine'
import { getRegistrationPage } from '@/features/registration/server/registrations/queries'
import { TryoutSection } from '@/features/registration/components/TryoutSection'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'

export const metadata = pageMetadata({
  title: 'Tryout Registration',
  description: 'Reserve a tryout spot for your player at a youth basketball academy in Surprise, Arizona.',
  path: paths.playerRegistration,
})

export default async function TryoutOnlyPage() {
  const [{ hero, tryout }, { phone, hours }] = await Promise.all([getRegistrationPage(), getSiteSettings()])
  return (
    <>
      <PageHero label={hero.label} title={hero.title} lede={hero.lede} page="/tryout-registration" compact />
      <FeesLine />
      <TryoutSection phone={phone} hours={hours ?? []} texts={tryout} />
    </>
  )
}
