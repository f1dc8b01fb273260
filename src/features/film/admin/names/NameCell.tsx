import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { findName } from './find-name'

type CellProps = Pick<
  DefaultServerCellComponentProps,
  'cellData' | 'collectionConfig' | 'field' | 'link' | 'payload' | 'rowData'
>

/** Shows the title of a related document in a list; in the first column, as a link to the record. */
export async function NameCell({ cellData, collectionConfig, field, link, payload, rowData }: CellProps) {
  if (field.type !== 'relationship' || !cellData) return null
  const name = (await findName(payload, field.relationTo as CollectionSlug, cellData)) ?? 'No longer there'
  const { id } = rowData as { id: string }
  return link ? <a href={adminPaths.document(collectionConfig.slug, id)}>{name}</a> : name
}
