import { FamilyFile } from '@/features/privacy/components/child-file/FamilyFile'
import { RequestErasure } from '@/features/privacy/components/erasure/RequestErasure'
import { findGuardianByStatusLink, openFamilyFile } from '@/features/privacy/server/child-file/family'
import { findErasureAt } from '@/features/privacy/server/erasure/open'
import { getSiteSettings } from '@/features/site/server/site'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { toParams, type SearchParams } from '@/lib/search-params'
import { ClosedPage } from '../../ClosedPage'
import { openByLink } from '../../open-page'

type Props = { params: Promise<{ token: string }>; searchParams: SearchParams }

export const metadata = pageMetadata({
  title: 'Everything we hold',
  description: 'What the academy keeps about your child, why, and until when.',
  path: paths.familyLinks,
  noindex: true,
})

/** All data about the child of an entry, behind its private link: for families without a place, or who have left. */
export default async function StatusFilePage({ params, searchParams }: Props) {
  const [{ token }, query] = await Promise.all([params, searchParams.then(toParams)])
  const opened = await openByLink(() => readFile(token))
  if (typeof opened === 'string') return <ClosedPage reason={opened} />
  const { file, erasure } = opened
  const { phone } = await getSiteSettings()
  const field = { name: 'token', value: token }
  const take = { action: paths.memberPost('status-file'), field, isTooOften: query.get('often') === '1', phone }
  return (
    <FamilyFile file={file} take={take} back={paths.familyStatus(token)}>
      <RequestErasure
        actions={{ ask: paths.memberPost('status-request-erasure'), back: paths.memberPost('status-cancel-erasure') }}
        field={field}
        firstName={file.child.firstName}
        erasure={erasure}
        phone={phone}
        outcome={query.get('erasing') ?? undefined}
      />
    </FamilyFile>
  )
}

async function readFile(token: string) {
  const guardian = await findGuardianByStatusLink(token)
  const file = guardian && (await openFamilyFile(guardian))
  return file && { file, erasure: await findErasureAt(guardian.childRef) }
}
