import { plays } from '@/components/court/plays'
import { PageHero } from '@/components/ui/PageHero'
import { TryoutSection } from '@/features/registration/TryoutSection'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/server/site'

export const metadata = pageMetadata({
  title: 'Tryout Registration',
  description: 'Reserve a tryout spot for your player at a youth basketball academy in Surprise, Arizona.',
  path: paths.playerRegistration,
})

export default async function TryoutOnlyPage() {
  const { phone, hours } = await getSiteSettings()
  return (
    <>
      <PageHero
        label="Join the academy"
        title="TRYOUT REGISTRATION"
        lede="Take the first step toward elite basketball development. Register for tryouts today."
        play={plays.handoff}
        compact
      />
      <TryoutSection phone={phone} hours={hours ?? []} />
    </>
  )
}
