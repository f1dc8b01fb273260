import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { findName } from './find-name'

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'field' | 'linkURL' | 'payload'>

/** What a record points to, in a list, by its name. */
export async function NameCell({ cellData, field, linkURL, payload }: CellProps) {
  if (field.type !== 'relationship' || !cellData) return null
  const name = (await findName(payload, field.relationTo as CollectionSlug, cellData)) ?? 'No longer there'
  return linkURL ? <a href={linkURL}>{name}</a> : name
}
