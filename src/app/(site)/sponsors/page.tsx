import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { CurrentSponsors } from '@/features/giving/components/sponsors/CurrentSponsors'
import { Packages } from '@/features/giving/components/sponsors/Packages'
import { listSponsorPackages } from '@/features/giving/server/sponsors/queries'
import { SponsorSection } from '@/features/giving/components/sponsors/SponsorSection'
import { mailHref } from '@/lib/links'
import { paths } from '@/lib/paths'
import { getSiteSettings, listSponsors } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('sponsors-page', {
  title: 'Sponsors',
  description: 'Sponsor a non-profit youth basketball academy in Surprise, Arizona: packages, and how to reach us.',
  path: paths.sponsors,
  keywords: ['youth sports sponsorship', 'basketball sponsor Arizona'],
})

export default async function SponsorsPage() {
  const [page, packages, sponsors, settings] = await Promise.all([
    getPageTexts('sponsors-page'),
    listSponsorPackages(),
    listSponsors(),
    getSiteSettings(),
  ])
  if (!page.hero?.title) return <UnpublishedPage title="Sponsors" />
  const { sponsorEmail: address, sponsorSubject } = settings
  return (
    <>
      <PageHero title={page.hero.title} lede={page.hero.lede}>
        <Button href="#inquiry" big arrow>
          {page.hero.buttonLabel}
        </Button>
      </PageHero>
      <CurrentSponsors texts={page.current} sponsors={sponsors} />
      <Packages texts={page.packages} packages={packages} />
      <SponsorSection
        texts={page.form}
        packages={packages.map(({ name }) => name)}
        mail={{ href: mailHref(address, sponsorSubject), address }}
      />
    </>
  )
}
