import type { Condition, Field } from 'payload'
import { firstStatus, statusOptions, type FlowName } from '@/features/inbox/rules/flow'
import { fieldNobody } from '../access/rules'
import { childFileField } from '../fields/basic'
import { revisionField } from '../hooks/keep-fresh'

const NOTES_MAX = 4000
/** The flows of what a family sends about one child. */
export const ABOUT_A_CHILD: readonly FlowName[] = ['registration', 'application']

type Opening = {
  /** Lets staff fill the fields in when they add an entry themselves. */
  isOpen: boolean
  /** What staff may correct afterwards. */
  correctable: readonly string[]
}

/**
 * Locks fields that a family filled in: staff read them, and rewrite of what was sent only what may be corrected.
 * The one exception is our own SQL, which stores the submission in the first place.
 */
export function fromFamily(fields: Field[], opening: Opening): Field[] {
  const { isOpen, correctable } = opening
  const lock = (name: string) => ({
    ...(isOpen ? {} : { create: fieldNobody }),
    ...(correctable.includes(name) ? {} : { update: fieldNobody }),
  })
  return fields.map((field) =>
    'name' in field && field.type !== 'ui'
      ? ({ ...field, access: lock(field.name) } as Field)
      : 'fields' in field
        ? ({ ...field, fields: fromFamily(field.fields, opening) } as Field)
        : field,
  )
}

/** The fields of the form, which the page of an entry shows while something is corrected. */
export function familyFields(fields: Field[]): Field {
  return { type: 'group', label: false, fields, admin: { className: 'family-fields', hideGutter: true } }
}

/** What every entry of the inbox carries beside the family's own words: state, notes, history, identity. */
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

// What the family never sees is in one box.
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

type CasePart = 'CaseHead' | 'CaseWritten' | 'CaseHousehold' | 'CaseHistory' | 'EntryBar' | 'EntryMain'

/** A part of an entry's page: no data of the collection, so no column. */
export function entryField(name: string, component: CasePart, position?: 'sidebar'): Field {
  return {
    name,
    type: 'ui',
    admin: {
      disableListColumn: true,
      condition: isStored,
      components: { Field: `/features/inbox/office/entry/${component}#${component}` },
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
    access: { create: fieldNobody },
    admin: {
      // "Answer the family" is the one control that changes it.
      condition: () => false,
      description: 'Changes by “Answer the family” on the page of the entry.',
      components: { Cell: '/features/inbox/office/status/StatusCell#StatusCell' },
    },
  }
}

function referenceField(): Field {
  return {
    name: 'reference',
    type: 'text',
    required: true,
    unique: true,
    access: { create: fieldNobody, update: fieldNobody },
    admin: {
      // The head of the page shows it.
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
    access: { create: fieldNobody, update: fieldNobody },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data?.suspicion),
      description: 'Why this may come from a program and not from a family. Nothing is thrown away for it.',
    },
  }
}

/** Answer the family: the status, the mail and what was sent before. */
export function mailsField(): Field {
  return {
    name: 'mailsPanel',
    type: 'ui',
    admin: { condition: isStored, components: { Field: '/features/inbox/office/mails/EntryMails#EntryMails' } },
  }
}

function historyField(): Field {
  return {
    name: 'history',
    type: 'array',
    labels: { singular: 'Change', plural: 'Changes' },
    access: { create: fieldNobody, update: fieldNobody },
    // The timeline shows it, among everything else that happened.
    admin: { hidden: true, description: 'Who changed the status, when, and from what to what. Written by the system.' },
    fields: [
      { name: 'from', type: 'text', required: true, admin: { description: 'Status before.' } },
      { name: 'to', type: 'text', required: true, admin: { description: 'Status after.' } },
      { name: 'at', type: 'date', required: true, admin: { description: 'When it was changed.' } },
      { name: 'byName', label: 'By', type: 'text', required: true, admin: { description: 'Who changed it.' } },
    ],
  }
}

// A repeated submission is recognized by its key; the hash tells the same content from a different one.
function identityFields(): Field[] {
  return [
    { name: 'idempotencyKey', type: 'text', unique: true, hidden: true, admin: { description: 'Set by the system.' } },
    { name: 'contentHash', type: 'text', hidden: true, admin: { description: 'Set by the system.' } },
  ]
}

// An entry that staff are about to add has no number, status or history yet: the server gives them.
const isStored: Condition = (_data, _siblings, { operation }) => operation !== 'create'
