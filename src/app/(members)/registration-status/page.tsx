import { LostLink } from '@/features/entries/components/family-status/LostLink'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { toParams, type SearchParams } from '@/lib/search-params'
import { getSiteSettings } from '@/features/site/server/site'

export const metadata = pageMetadata({
  title: 'Your registration',
  description: 'A new private link to what you sent us.',
  path: paths.familyLinks,
  noindex: true,
})

/** /registration-status: requests a new private link, for families whose link has expired. */
export default async function FamilyLinksPage({ searchParams }: { searchParams: SearchParams }) {
  const done = toParams(await searchParams).get('done')
  const { phone } = await getSiteSettings()
  return (
    <LostLink
      phone={phone}
      done={done}
      title="Your registration status"
      lede="The private link in our first mail shows it. Is it gone? We send you a new one."
    />
  )
}
