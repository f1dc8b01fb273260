import type { Condition, Field } from 'payload'
import { firstStatus, statusOptions, type FlowName } from '@/features/entries/rules/flow'
import { denyField } from '../access/rules'
import { childFileField } from '../fields/basic'
import { revisionField } from '../hooks/reject-stale'

const NOTES_MAX = 4000
/** The flows of submissions about one child. */
export const ABOUT_A_CHILD: readonly FlowName[] = ['registration', 'application']

type Opening = {
  /** Lets staff fill in the fields when they add an entry. */
  isOpen: boolean
  /** The fields that staff may correct afterwards. */
  correctable: readonly string[]
}

/**
 * Makes the fields that a family filled in read-only for staff, except the correctable ones. Our own SQL stores the submission
 * without these access checks.
 */
export function lockFamilyFields(fields: Field[], opening: Opening): Field[] {
  const { isOpen, correctable } = opening
  const lock = (name: string) => ({
    ...(isOpen ? {} : { create: denyField }),
    ...(correctable.includes(name) ? {} : { update: denyField }),
  })
  return fields.map((field) =>
    'name' in field && field.type !== 'ui'
      ? ({ ...field, access: lock(field.name) } as Field)
      : 'fields' in field
        ? ({ ...field, fields: lockFamilyFields(field.fields, opening) } as Field)
        : field,
  )
}

/** The fields of the form, shown on the page of an entry while staff correct it. */
export function familyFields(fields: Field[]): Field {
  return { type: 'group', label: false, fields, admin: { className: 'family-fields', hideGutter: true } }
}

/** The fields that every inbox entry has besides the family's input: status, notes, history, identity. */
export function inboxFields(flow: FlowName, staffFields: Field[]): Field[] {
  return [
    statusField(flow),
    ...staffFields.filter((field) => !isInSidebar(field)),
    entryField('duplicates', 'EntryMain'),
    amongStaff([entryField('panel', 'EntryBar'), ...staffFields.filter(isInSidebar), notesField(), suspicionField()]),
    ...(ABOUT_A_CHILD.includes(flow) ? [childFileField] : []),
    referenceField(),
    entryField('household', 'CaseHousehold', 'sidebar'),
    entryField('timeline', 'CaseHistory', 'sidebar'),
    historyField(),
    revisionField,
    ...identityFields(),
  ]
}

// Groups the fields that are hidden from families in one box.
function amongStaff(fields: Field[]): Field {
  return {
    type: 'group',
    label: false,
    fields,
    admin: { className: 'among-staff', position: 'sidebar', hideGutter: true },
  }
}

function isInSidebar(field: Field): boolean {
  return field.admin !== undefined && 'position' in field.admin && field.admin.position === 'sidebar'
}

type CasePart = 'CaseHead' | 'CaseAnswers' | 'CaseHousehold' | 'CaseHistory' | 'EntryBar' | 'EntryMain'

/** A UI field on the page of an entry, without a database column. */
export function entryField(name: string, component: CasePart, position?: 'sidebar'): Field {
  return {
    name,
    type: 'ui',
    admin: {
      disableListColumn: true,
      condition: isStored,
      components: { Field: `/features/entries/admin/entry/${component}#${component}` },
      ...(position && { position }),
    },
  }
}

function statusField(flow: FlowName): Field {
  return {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: firstStatus(flow),
    index: true,
    options: statusOptions(flow),
    enumName: `enum_inbox_${flow}_status`,
    access: { create: denyField },
    admin: {
      // The status is changed only by the "Answer the family" panel.
      condition: () => false,
      description: 'Changes by “Answer the family” on the page of the entry.',
      components: { Cell: '/features/entries/admin/shared/StatusTagCell#StatusTagCell' },
    },
  }
}

function referenceField(): Field {
  return {
    name: 'reference',
    type: 'text',
    required: true,
    unique: true,
    access: { create: denyField, update: denyField },
    admin: {
      // Shown by the header of the page.
      condition: () => false,
      description: 'The number the family was given. Ask for it on the phone.',
    },
  }
}

function notesField(): Field {
  return {
    name: 'notes',
    label: 'Internal notes',
    type: 'textarea',
    maxLength: NOTES_MAX,
    admin: { position: 'sidebar', rows: 6, description: 'For staff only; the family never sees this. Keep to facts.' },
  }
}

function suspicionField(): Field {
  return {
    name: 'suspicion',
    label: 'Looks automatic',
    type: 'text',
    access: { create: denyField, update: denyField },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data?.suspicion),
      description: 'Why this may come from a program and not from a family. Nothing is thrown away for it.',
    },
  }
}

/** The "Answer the family" panel: the status, the mail and earlier mails. */
export function mailsField(): Field {
  return {
    name: 'mailsPanel',
    type: 'ui',
    admin: { condition: isStored, components: { Field: '/features/entries/admin/mails/EntryMails#EntryMails' } },
  }
}

function historyField(): Field {
  return {
    name: 'history',
    type: 'array',
    labels: { singular: 'Change', plural: 'Changes' },
    access: { create: denyField, update: denyField },
    // Shown by the timeline, together with all other events.
    admin: { hidden: true, description: 'Who changed the status, when, and from what to what. Written by the system.' },
    fields: [
      { name: 'from', type: 'text', required: true, admin: { description: 'Status before.' } },
      { name: 'to', type: 'text', required: true, admin: { description: 'Status after.' } },
      { name: 'at', type: 'date', required: true, admin: { description: 'When it was changed.' } },
      { name: 'byName', label: 'By', type: 'text', required: true, admin: { description: 'Who changed it.' } },
    ],
  }
}

// The idempotency key identifies a repeated submission; the hash detects different content under the same key.
function identityFields(): Field[] {
  return [
    { name: 'idempotencyKey', type: 'text', unique: true, hidden: true, admin: { description: 'Set by the system.' } },
    { name: 'contentHash', type: 'text', hidden: true, admin: { description: 'Set by the system.' } },
  ]
}

// Hides fields while staff add an entry: the server has not assigned its number, status and history yet.
const isStored: Condition = (_data, _siblings, { operation }) => operation !== 'create'
