import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  FieldHook,
  TextareaField,
  TextareaFieldValidation,
  TextField,
} from 'payload'
import { text, textarea } from 'payload/shared'
import { toColumn } from '@/lib/columns'
import { refuseSealedQueries } from './refuse-queries'
import { isCurrent, isSealed, unsealText, seal, unseal, type Place } from './seal'

/** An encrypted column, and the document's relation that owns its value. */
export type SealedField = { table: string; column: string; owner?: string }
type Words = TextField | TextareaField
type Walk = {
  table: string
  path: string
  columns: readonly SealedField[]
  /** The encrypted fields that were found, and the tables of the collection. */
  found: SealedPath[]
  tables: Set<string>
}
type SealedPath = { path: string; table: string; column: string; owner: string }

/**
 * Encrypts the fields of a collection that are listed in `columns`: Payload stores them encrypted, and everyone who may read
 * the document reads them decrypted. They cannot be searched or sorted.
 * @throws Error at boot for a listed column without a text field, which would be stored unencrypted
 */
export function sealFields(columns: readonly SealedField[]): (collection: CollectionConfig) => CollectionConfig {
  return (collection) => {
    const found: SealedPath[] = []
    const table = toColumn(collection.slug.replaceAll('-', '_'))
    const tables = new Set([table])
    const fields = walk(collection.fields, { table, path: '', columns, found, tables })
    const missed = columns.find((listed) => listed.owner && tables.has(listed.table) && !found.some(isOf(listed)))
    if (missed)
      throw new Error(
        `${missed.table}.${missed.column} is listed as sealed and is no text field of ${collection.slug}.`,
      )
    if (found.length === 0) return collection
    const { hooks = {}, forceSelect } = collection
    const refuse = refuseSealedQueries(found.map(({ path }) => path))
    const owners = Object.fromEntries(found.map(({ owner }) => [owner, true as const]))
    return {
      ...collection,
      fields,
      hooks: { ...hooks, beforeOperation: [...(hooks.beforeOperation ?? []), refuse, selectOwners(owners)] },
      // Decryption needs the owner, whichever fields are selected.
      forceSelect: { ...forceSelect, ...owners },
    }
  }
}

function isOf({ table, column }: SealedField): (found: SealedPath) => boolean {
  return (found) => found.table === table && found.column === column
}

// Payload applies forceSelect only to included fields, not to excluded ones.
function selectOwners(owners: Record<string, true>): CollectionBeforeOperationHook {
  return ({ args }) => {
    const { select } = args as { select?: Record<string, unknown> }
    if (!select || !Object.keys(owners).some((owner) => select[owner] === false)) return args
    const left = Object.entries(select).filter(([name]) => !(name in owners))
    return { ...args, select: left.length > 0 ? Object.fromEntries(left) : undefined }
  }
}

function walk(fields: Field[], at: Walk): Field[] {
  return fields.map((field) => {
    if (field.type === 'array') {
      const part = { ...at, table: `${at.table}_${toColumn(field.name)}`, path: `${at.path}${field.name}.` }
      at.tables.add(part.table)
      return { ...field, fields: walk(field.fields, part) }
    }
    if (isLayout(field)) return { ...field, fields: walk(field.fields, at) }
    return field.type === 'text' || field.type === 'textarea' ? sealIfListed(field, at) : field
  })
}

// A group without a name is only layout, not an object of the document.
function isLayout(field: Field): field is Extract<Field, { fields: Field[] }> {
  return field.type === 'row' || field.type === 'collapsible' || (field.type === 'group' && !('name' in field))
}

function sealIfListed(field: Words, { table, path, columns, found }: Walk): Field {
  const column = toColumn(field.name)
  const listed = columns.find((sealed) => sealed.table === table && sealed.column === column)
  if (!listed?.owner) return field
  found.push({ path: `${path}${field.name}`, table, column, owner: listed.owner })
  return sealField(field, `${table}.${column}`, listed.owner)
}

function sealField(field: Words, column: string, owner: string): Field {
  const placeIn = (document: unknown): Place => ({ column, row: ownerOf(document, owner) })
  const check = (field.validate ?? (field.type === 'text' ? text : textarea)) as TextareaFieldValidation
  // Payload validates after the hooks, when the text is encrypted: the plain text must be validated instead.
  const validate: TextareaFieldValidation = (value, options) => {
    if (typeof value !== 'string' || !isSealed(value)) return check(value, options)
    const words = unseal(value, placeIn(options.data))
    return words === null || check(words, options)
  }
  const keep: FieldHook = ({ data, originalDoc, siblingDocWithLocales, value }) =>
    sealed(value, siblingDocWithLocales?.[field.name], placeIn({ ...originalDoc, ...data }))
  const show: FieldHook = ({ data, value }) => (typeof value === 'string' ? unsealText(value, placeIn(data)) : value)
  return {
    ...field,
    validate,
    hooks: {
      ...field.hooks,
      beforeChange: [...(field.hooks?.beforeChange ?? []), keep],
      afterRead: [show, ...(field.hooks?.afterRead ?? [])],
    },
    admin: { ...field.admin, disableListColumn: true, disableListFilter: true },
  } as Field
}

// Unchanged values stay as stored, unless the key changed, so that an unreadable value is never overwritten.
function sealed(value: unknown, stored: unknown, place: Place): unknown {
  if (typeof value !== 'string') return value
  if (typeof stored !== 'string' || !isSealed(stored)) return seal(value, place)
  const isKept = value === unsealText(stored, place) && (isCurrent(stored) || unseal(stored, place) === null)
  return isKept ? stored : seal(value, place)
}

function ownerOf(document: unknown, owner: string): string {
  const value = (document as Record<string, unknown> | undefined)?.[owner]
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' ? id : ''
}
