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
import { isCurrent, isSealed, reveal, seal, unseal, type Place } from './seal'

/** A column that is sealed, and the relation of its document that says whose value it is. */
export type SealedField = { table: string; column: string; owner?: string }
type Words = TextField | TextareaField
type Walk = {
  table: string
  path: string
  columns: readonly SealedField[]
  /** What was found on the way: the sealed fields, and the tables of the collection. */
  found: SealedPath[]
  tables: Set<string>
}
type SealedPath = { path: string; table: string; column: string; owner: string }

/**
 * Seals the fields of a collection that stand among `columns`: Payload stores them encrypted, and everybody who may read
 * the document reads their words. They cannot be searched for or sorted by.
 * @throws Error at boot for a column that is listed and has no text field: it would be stored readable
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
      // Nothing opens without whose it is, whatever else was asked for.
      forceSelect: { ...forceSelect, ...owners },
    }
  }
}

function isOf({ table, column }: SealedField): (found: SealedPath) => boolean {
  return (found) => found.table === table && found.column === column
}

// Payload forces its choice only upon those who name what they want, not upon those who name what they do not.
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

// A group without a name is a part of the page and no object of the document.
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
  // Payload asks after the hooks, when the words are sealed: they are judged, not what they became.
  const validate: TextareaFieldValidation = (value, options) => {
    if (typeof value !== 'string' || !isSealed(value)) return check(value, options)
    const words = unseal(value, placeIn(options.data))
    return words === null || check(words, options)
  }
  const keep: FieldHook = ({ data, originalDoc, siblingDocWithLocales, value }) =>
    sealed(value, siblingDocWithLocales?.[field.name], placeIn({ ...originalDoc, ...data }))
  const show: FieldHook = ({ data, value }) => (typeof value === 'string' ? reveal(value, placeIn(data)) : value)
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

// What nobody changed stays as it stands, unless the key changed: so what cannot be read is never written over.
function sealed(value: unknown, stored: unknown, place: Place): unknown {
  if (typeof value !== 'string') return value
  if (typeof stored !== 'string' || !isSealed(stored)) return seal(value, place)
  const isKept = value === reveal(stored, place) && (isCurrent(stored) || unseal(stored, place) === null)
  return isKept ? stored : seal(value, place)
}

function ownerOf(document: unknown, owner: string): string {
  const value = (document as Record<string, unknown> | undefined)?.[owner]
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' ? id : ''
}
