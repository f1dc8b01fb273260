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
import { refuseEncryptedQueries } from './refuse-queries'
import { isCurrent, isEncrypted, decryptText, encrypt, decrypt, type ValueLocation } from './encrypt'

/** An encrypted column, and the document's relation that owns its value. */
export type EncryptedField = { table: string; column: string; owner?: string }
type TextInputField = TextField | TextareaField
type Walk = {
  table: string
  path: string
  columns: readonly EncryptedField[]
  /** The encrypted fields that were found, and the tables of the collection. */
  found: EncryptedPath[]
  tables: Set<string>
}
type EncryptedPath = { path: string; table: string; column: string; owner: string }

/**
 * Encrypts the fields of a collection that are listed in `columns`: Payload stores them encrypted, and everyone who may read
 * the document reads them decrypted. They cannot be searched or sorted.
 * @throws Error at boot for a listed column without a text field, which would be stored unencrypted
 */
export function encryptFields(columns: readonly EncryptedField[]): (collection: CollectionConfig) => CollectionConfig {
  return (collection) => {
    const found: EncryptedPath[] = []
    const table = toColumn(collection.slug.replaceAll('-', '_'))
    const tables = new Set([table])
    const fields = walk(collection.fields, { table, path: '', columns, found, tables })
    const missed = columns.find((listed) => listed.owner && tables.has(listed.table) && !found.some(isOf(listed)))
    if (missed)
      throw new Error(
        `${missed.table}.${missed.column} is listed as encrypted and is no text field of ${collection.slug}.`,
      )
    if (found.length === 0) return collection
    const { hooks = {}, forceSelect } = collection
    const refuse = refuseEncryptedQueries(found.map(({ path }) => path))
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

function isOf({ table, column }: EncryptedField): (found: EncryptedPath) => boolean {
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
    return field.type === 'text' || field.type === 'textarea' ? encryptIfListed(field, at) : field
  })
}

// A group without a name is only layout, not an object of the document.
function isLayout(field: Field): field is Extract<Field, { fields: Field[] }> {
  return field.type === 'row' || field.type === 'collapsible' || (field.type === 'group' && !('name' in field))
}

function encryptIfListed(field: TextInputField, { table, path, columns, found }: Walk): Field {
  const column = toColumn(field.name)
  const listed = columns.find((one) => one.table === table && one.column === column)
  if (!listed?.owner) return field
  found.push({ path: `${path}${field.name}`, table, column, owner: listed.owner })
  return encryptField(field, `${table}.${column}`, listed.owner)
}

function encryptField(field: TextInputField, column: string, owner: string): Field {
  const locationIn = (document: unknown): ValueLocation => ({ column, row: ownerOf(document, owner) })
  const validatePlain = (field.validate ?? (field.type === 'text' ? text : textarea)) as TextareaFieldValidation
  // Payload validates after the hooks, when the text is encrypted: the plain text must be validated instead.
  const validate: TextareaFieldValidation = (value, options) => {
    if (typeof value !== 'string' || !isEncrypted(value)) return validatePlain(value, options)
    const plain = decrypt(value, locationIn(options.data))
    return plain === null || validatePlain(plain, options)
  }
  const encryptBeforeChange: FieldHook = ({ data, originalDoc, siblingDocWithLocales, value }) =>
    encryptChanged(value, siblingDocWithLocales?.[field.name], locationIn({ ...originalDoc, ...data }))
  const decryptAfterRead: FieldHook = ({ data, value }) =>
    typeof value === 'string' ? decryptText(value, locationIn(data)) : value
  return {
    ...field,
    validate,
    hooks: {
      ...field.hooks,
      beforeChange: [...(field.hooks?.beforeChange ?? []), encryptBeforeChange],
      afterRead: [decryptAfterRead, ...(field.hooks?.afterRead ?? [])],
    },
    admin: { ...field.admin, disableListColumn: true, disableListFilter: true },
  } as Field
}

// Unchanged values stay as stored, unless the key changed, so that an unreadable value is never overwritten.
function encryptChanged(value: unknown, stored: unknown, location: ValueLocation): unknown {
  if (typeof value !== 'string') return value
  if (typeof stored !== 'string' || !isEncrypted(stored)) return encrypt(value, location)
  const isUnchanged =
    value === decryptText(stored, location) && (isCurrent(stored) || decrypt(stored, location) === null)
  return isUnchanged ? stored : encrypt(value, location)
}

function ownerOf(document: unknown, owner: string): string {
  const value = (document as Record<string, unknown> | undefined)?.[owner]
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' ? id : ''
}
