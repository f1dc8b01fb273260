import { openFamilyFile } from '@/features/privacy/server/child-file/family'
import { FamilyFile } from '@/features/privacy/components/child-file/FamilyFile'
import { requireViewer } from '@/features/members/server/viewer'
import { getSiteSettings } from '@/features/site/server/site'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { NoAccessPage } from '../../../NoAccessPage'

type Props = { params: Promise<{ child: string }>; searchParams: Promise<{ often?: string | string[] }> }

export const metadata = pageMetadata({
  title: 'Everything we hold',
  description: 'What the academy keeps about your child, why, and until when.',
  path: paths.familyHome,
  noindex: true,
})

/** All data about a parent's own child. Answers 404 for another family's child. */
export default async function FamilyFilePage({ params, searchParams }: Props) {
  const [{ child: id }, { often }] = await Promise.all([params, searchParams])
  const viewer = await requireViewer(paths.familyFile(id))
  const isOwn = viewer.role === 'parent' && viewer.children.some((child) => child.id === id)
  const file = isOwn ? await openFamilyFile({ childRef: { kind: 'members', id }, email: viewer.email }) : null
  if (!file) return <NoAccessPage title="For families" text="This page is for parents. Each sees their own children." />
  const { phone } = await getSiteSettings()
  const action = paths.memberPost('child-file')
  const take = { action, field: { name: 'child', value: id }, isTooOften: often === '1', phone }
  return <FamilyFile file={file} take={take} back={paths.familyOf(id)} />
}
