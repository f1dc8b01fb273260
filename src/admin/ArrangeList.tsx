import type { BeforeListTableServerProps, CollectionSlug } from 'payload'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'
import { Arrange } from './Arrange.client'

type Props = BeforeListTableServerProps & { collection: CollectionSlug }

/** Adds sorting above the list of a collection whose order matters, for staff who may create its documents. */
export async function ArrangeList({ collection, collectionConfig, hasCreatePermission, user }: Props) {
  if (!user || !hasCreatePermission) return null
  const title = collectionConfig.admin.useAsTitle ?? 'id'
  const { docs } = await asStaff(user as Staff).find({
    collection,
    sort: 'order',
    depth: 0,
    draft: true,
    pagination: false,
  })
  if (docs.length < 2) return null
  const rows = docs as unknown as Record<string, unknown>[]
  const items = rows.map((doc) => ({ id: String(doc.id), title: String(doc[title] ?? 'Untitled') }))
  return <Arrange key={items.map(({ id }) => id).join()} collection={collection} items={items} />
}
