import type {
  CheckboxField,
  CollectionSlug,
  EmailField,
  Field,
  NumberField,
  Option,
  RelationshipField,
  SelectField,
  TextField,
  TextareaField,
  UIField,
  UploadField,
} from 'payload'
import { LIMITS } from '@/lib/limits'
import { formatDollars } from '@/lib/money'
import { visibleText } from '@/lib/visible-text'

type LineOptions = Partial<Pick<TextField, 'label' | 'required' | 'defaultValue' | 'validate' | 'unique' | 'index'>> & {
  maxLength?: number
}

/** A one-line text with its description, stored without invisible characters; required unless set otherwise. */
export function line(name: string, description: string, options: LineOptions = {}): Field {
  const { maxLength = LIMITS.name, validate, ...rest } = options
  const hooks = { beforeValidate: [keepVisible] }
  const rules = validate && { validate: withinLength(validate, maxLength) }
  return {
    name,
    type: 'text',
    required: true,
    maxLength,
    hooks,
    ...rest,
    ...rules,
    admin: { description },
  } as TextField
}

type Validate = (value: unknown, options: never) => unknown

/** Also checks the length of a text: a validation of its own replaces that of Payload, which checks `maxLength`. */
export function withinLength(validate: unknown, maxLength: number): Validate {
  return (value, options) =>
    typeof value === 'string' && value.length > maxLength
      ? `Write at most ${maxLength} letters.`
      : (validate as Validate)(value, options)
}

function keepVisible({ value }: { value?: unknown }): unknown {
  return typeof value === 'string' ? visibleText(value) : value
}

/** A multi-line text with its description; optional unless set otherwise. */
export function long(
  name: string,
  description: string,
  options: Partial<Pick<TextareaField, 'label' | 'required' | 'maxLength' | 'defaultValue' | 'validate'>> = {},
): Field {
  return { name, type: 'textarea', maxLength: LIMITS.text, ...options, admin: { description } } as TextareaField
}

/** A number with its description; required unless set otherwise. `step`: of the arrows in its control. */
export function numberField(
  name: string,
  description: string,
  { step, admin, ...rest }: Partial<Omit<NumberField, 'name' | 'type'>> & { step?: number } = {},
): Field {
  return { name, type: 'number', required: true, ...rest, admin: { ...admin, step, description } } as NumberField
}

/** A choice of one option, with its description; required unless set otherwise. */
export function select(
  name: string,
  description: string,
  options: Option[],
  { admin, ...rest }: Partial<Omit<SelectField, 'name' | 'type' | 'options'>> = {},
): Field {
  return { name, type: 'select', required: true, options, ...rest, admin: { ...admin, description } } as Field
}

/** A box to tick, with its description; not ticked at first. */
export function checkbox(
  name: string,
  description: string,
  { admin, ...rest }: Partial<Omit<CheckboxField, 'name' | 'type'>> = {},
): Field {
  return { name, type: 'checkbox', defaultValue: false, ...rest, admin: { ...admin, description } }
}

/** An e-mail address with its description; required unless set otherwise. */
export function email(
  name: string,
  description: string,
  { admin, ...rest }: Partial<Omit<EmailField, 'name' | 'type'>> = {},
): Field {
  return { name, type: 'email', required: true, ...rest, admin: { ...admin, description } }
}

/** A relation to documents of a collection, with its description; optional unless set otherwise. */
export function relation(
  name: string,
  relationTo: CollectionSlug | CollectionSlug[],
  description: string,
  { admin, ...rest }: Partial<Omit<RelationshipField, 'name' | 'type' | 'relationTo'>> = {},
): Field {
  return { name, type: 'relationship', relationTo, ...rest, admin: { ...admin, description } } as Field
}

/** A picture of the media library, with its description; optional unless set otherwise. */
export function picture(
  name: string,
  description: string,
  { admin, ...rest }: Partial<Pick<UploadField, 'label' | 'required' | 'admin'>> = {},
): Field {
  return { name, type: 'upload', relationTo: 'media', ...rest, admin: { ...admin, description } } as Field
}

/** Fields side by side. */
export function row(...fields: Field[]): Field {
  return { type: 'row', fields }
}

/** An optional text that is stored as an empty string: its column is NOT NULL (own migration). */
export function emptyAsDefault(field: Field): Field {
  return { ...field, defaultValue: '', hooks: { beforeChange: [({ value }) => value ?? ''] } } as Field
}

/** The position of a document in its list; lower comes first. */
export function orderField(): Field {
  return {
    name: 'order',
    type: 'number',
    required: true,
    defaultValue: 10,
    index: true,
    admin: {
      position: 'sidebar',
      description: 'Lower numbers come first. Leave gaps of ten, so that one fits between.',
    },
  }
}

/** An address inside the site (/academy) or outside (https://…); script links are rejected. */
export function linkField(name: string, description: string, options: LineOptions = {}): Field {
  return line(name, description, { maxLength: 500, validate: validateLink, ...options })
}

/** The maximum of a fee, a gift or a goal, in cents: a million dollars. Investment figures have a higher limit. */
const MAX_CENTS = 100_000_000

/** Admin components for an amount stored in cents: entered, listed and compared in dollars. Lists do not filter by cents. */
const IN_DOLLARS = {
  disableListFilter: true,
  components: {
    Field: '/admin/MoneyField.client#MoneyField',
    Cell: '/admin/CentsCell#CentsCell',
    Diff: '/admin/MoneyDiff.client#MoneyDiff',
  },
}

/** An amount of money: stored in cents, entered in dollars. */
export function centsField(
  name: string,
  label: string,
  description: string,
  { required = true, max = MAX_CENTS }: { required?: boolean; max?: number } = {},
): Field {
  return {
    name,
    label,
    type: 'number',
    required,
    min: 0,
    max,
    validate: (value: unknown) => checkCents(value, required, max),
    admin: { ...IN_DOLLARS, description },
  } as Field
}

/** An amount that is computed from its sibling fields on every read and not stored. */
export function computedCentsField(
  name: string,
  label: string,
  description: string,
  compute: (siblings: Record<string, unknown>) => number,
): Field {
  return {
    name,
    label,
    type: 'number',
    virtual: true,
    admin: { ...IN_DOLLARS, readOnly: true, description },
    hooks: { afterRead: [({ siblingData }) => compute(siblingData)] },
  } as Field
}

/** Rejects everything except a path of this site and https, mailto or tel links. */
export function validateLink(value: unknown, { required }: { required?: boolean } = {}): true | string {
  if (value === undefined || value === null || value === '') return required ? 'Enter a link.' : true
  const isSafe = typeof value === 'string' && /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s]*$/.test(value)
  return isSafe || 'Enter a path of this site such as /academy, or a full address beginning with https://'
}

function checkCents(value: unknown, required: boolean, max: number): true | string {
  if (!required && (value === null || value === undefined)) return true
  if (!Number.isInteger(value)) return 'Enter an amount in dollars, such as 75 or 199.99.'
  const cents = value as number
  return (cents >= 0 && cents <= max) || `Enter an amount from $0 to ${formatDollars(max)}.`
}

/** Links a document about a child to the child's file, which lists all data about that child. */
export const childFileField: UIField = {
  name: 'childFile',
  type: 'ui',
  admin: {
    disableListColumn: true,
    position: 'sidebar',
    components: { Field: '/features/privacy/admin/child-file/FileLink#FileLink' },
  },
}

/** UI field: uses the first and last name as the title of the page. */
export function personTitle(first: string, last: string): Field {
  return panelField('personTitle', '/admin/PersonTitle.client#PersonTitle', { first, last })
}

/** UI field: a column of the collection's list that is not stored. */
export function listColumn(name: string, label: string, cell: string): Field {
  return { name, label, type: 'ui', admin: { components: { Cell: cell } } }
}

/** UI field: shows a custom panel on the document's page with the given props. */
export function panelField(name: string, component: string, clientProps: object = {}): Field {
  return {
    name,
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: { path: component, clientProps } } },
  }
}
