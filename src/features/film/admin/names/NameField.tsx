import type { CollectionSlug, RelationshipFieldServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { findName, toId } from './find-name'
import styles from './names.module.css'

type FieldProps = Pick<RelationshipFieldServerProps, 'data' | 'payload' | 'req'> & {
  field: RelationshipFieldServerProps['field'] & { name: string; label?: unknown }
}

/** Shows the title of a related document on the record's page, with a link to it. */
export async function NameField({ data, field, payload, req }: FieldProps) {
  const collection = field.relationTo as CollectionSlug
  const value = (data as Record<string, unknown> | undefined)?.[field.name]
  const [name, id] = [await findName(payload, collection, value), toId(value)]
  if (!id) return null
  return (
    <div className={`field-type ${styles.name}`}>
      <span>{typeof field.label === 'string' ? field.label : field.name}</span>
      {name && req.user ? <a href={adminPaths.document(collection, id)}>{name}</a> : <b>{name ?? 'No longer there'}</b>}
    </div>
  )
}
