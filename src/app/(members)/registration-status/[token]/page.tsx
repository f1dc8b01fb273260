import { StatusView } from '@/features/entries/components/family-status/StatusView'
import { ChildFileLink } from '@/features/privacy/components/child-file/ChildFileLink'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { toParams, type SearchParams } from '@/lib/search-params'
import { getSiteSettings } from '@/features/site/server/site'
import { ClosedPage } from '../ClosedPage'
import { openFamilyPage } from '../open-page'

type Props = { params: Promise<{ token: string }>; searchParams: SearchParams }

export const metadata = pageMetadata({
  title: 'Your registration',
  description: 'Its status.',
  path: paths.familyLinks,
  noindex: true,
})

/** The status of a family's entry, behind its private link. */
export default async function FamilyStatusPage({ params, searchParams }: Props) {
  const { token } = await params
  const done = toParams(await searchParams).get('done')
  const page = await openFamilyPage(token)
  if (typeof page === 'string') return <ClosedPage reason={page} />
  const { phone } = await getSiteSettings()
  return (
    <>
      <StatusView page={page} token={token} phone={phone} done={done} />
      <section className="wrap mb-20" aria-labelledby="what-we-hold">
        <h2 id="what-we-hold" className="mb-4 text-3">
          What we hold
        </h2>
        <ChildFileLink href={paths.statusFile(token)} firstName={page.player} />
      </section>
    </>
  )
}
