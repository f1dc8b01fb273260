import { findGuardianByLink, openFamilyFile } from '@/features/privacy/server/child-file/family'
import { FamilyFile } from '@/features/privacy/components/child-file/FamilyFile'
import { getSiteSettings } from '@/features/site/server/site'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { EndedEnrolment } from '../EndedEnrolment'

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ often?: string | string[] }> }

export const metadata = pageMetadata({
  title: 'Everything we hold',
  description: 'What the academy keeps about your child, why, and until when.',
  path: paths.home,
  noindex: true,
})

/** All data about the child of a guardian without an account, behind the private link of the enrollment. */
export default async function EnrolFilePage({ params, searchParams }: Props) {
  const [{ token }, { often }] = await Promise.all([params, searchParams])
  const guardian = await findGuardianByLink(token)
  const file = guardian && (await openFamilyFile(guardian))
  if (!file) return <EndedEnrolment />
  const { phone } = await getSiteSettings()
  const action = paths.memberPost('enrol-file')
  const take = { action, field: { name: 'token', value: token }, isTooOften: often === '1', phone }
  return <FamilyFile file={file} take={take} back={paths.enrol(token)} />
}
