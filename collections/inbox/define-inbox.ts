import { type CollectionBeforeChangeHook, type CollectionConfig, type Field, ValidationError } from 'payload'
import { CORRECTABLE } from '@/features/entries/rules/corrections'
import { KIND_ROLES } from '@/features/entries/rules/kind-roles'
import type { InboxKind } from '@/features/entries/rules/kinds'
import type { FlowName } from '@/features/entries/rules/flow'
import { defineCollection } from '../access/define'
import { denyAll, only } from '../access/rules'
import { auditOpening } from '../audit/hooks'
import { personTitle } from '../fields/basic'
import { rejectDeletingHeld } from '../hooks/reject-deleting-held'
import { rejectStaleSave } from '../hooks/reject-stale'
import { checkCorrection, storeCorrection, reasonField, type EntryRules } from './corrections'
import { ABOUT_A_CHILD, entryField, familyFields, lockFamilyFields, inboxFields, mailsField } from './fields'
import { hideMerged, rejectMergedChange } from './merged'
import { applyStatusChange } from './apply-status-change'

type InboxOptions = Pick<CollectionConfig, 'labels' | 'fields' | 'hooks'> & {
  slug: InboxKind
  flow: FlowName
  /** The names of the fields with the first and last name of the person, for kinds that have both. */
  person?: [string, string]
  /** Panels for staff decisions besides the answer, shown right below the head as the next step. */
  panels?: CollectionConfig['fields']
  /** Fields for staff, besides the shared ones. */
  staffFields?: CollectionConfig['fields']
  admin: NonNullable<CollectionConfig['admin']>
  /** Lets staff add entries that arrived by phone or mail, and sets their identifying fields. */
  completeByStaff?: () => Record<string, unknown>
  /** The validation and derived fields of the form's handler, applied to entries that staff add or correct. */
  rules?: EntryRules
}

/**
 * Defines a collection of form submissions. Contains personal data: only the staff who work on it may read it, the public form
 * handler writes it by SQL (never through this API), and it has no versions, because copies would survive an erasure.
 */
export function defineInbox(options: InboxOptions): CollectionConfig {
  const { slug, labels, flow, admin, hooks, completeByStaff, rules = {} } = options
  const keep = only(...KIND_ROLES[slug])
  return defineCollection({
    slug,
    labels,
    defaultSort: '-createdAt',
    timestamps: true,
    disableBulkEdit: true,
    access: {
      read: keep,
      create: completeByStaff ? keep : denyAll,
      update: keep,
      // A child's data is erased everywhere at once, from the child's file (docs/decisions/079).
      delete: ABOUT_A_CHILD.includes(flow) ? denyAll : only(),
      readVersions: denyAll,
    },
    admin: {
      group: 'Families',
      baseFilter: hideMerged(slug),
      components: {
        beforeListTable: [
          { path: '/features/inbox/admin/list/StatusChips#StatusChips', serverProps: { flow } },
          '/features/inbox/admin/list/ExportBar#ExportBar',
        ],
      },
      ...admin,
    },
    hooks: {
      ...hooks,
      beforeChange: [
        ...(completeByStaff ? [complete(completeByStaff, rules)] : []),
        rejectStaleSave,
        rejectMergedChange,
        checkCorrection(slug, rules),
        applyStatusChange(flow),
        ...(hooks?.beforeChange ?? []),
      ],
      beforeDelete: [rejectDeletingHeld, ...(hooks?.beforeDelete ?? [])],
      afterOperation: [auditOpening, ...(hooks?.afterOperation ?? [])],
      afterChange: [storeCorrection(slug), ...(hooks?.afterChange ?? [])],
    },
    fields: caseFields(options),
  })
}

/** The fields on the page of an entry, in order. */
function caseFields(options: InboxOptions): Field[] {
  const { slug, flow, person, panels = [], fields, staffFields = [], completeByStaff } = options
  const opening = { isOpen: completeByStaff !== undefined, correctable: CORRECTABLE[slug] }
  return [
    ...(person ? [personTitle(...person)] : []),
    entryField('caseHead', 'CaseHead'),
    ...panels,
    mailsField(),
    entryField('written', 'CaseAnswers'),
    familyFields([...lockFamilyFields(fields, opening), reasonField(slug)]),
    ...inboxFields(flow, staffFields),
  ]
}

function complete(
  identify: NonNullable<InboxOptions['completeByStaff']>,
  { check, derive }: EntryRules,
): CollectionBeforeChangeHook {
  return ({ collection, data, operation, req }) => {
    if (operation !== 'create') return data
    const errors = check?.(data) ?? []
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
    return { ...data, ...derive?.(data), ...identify() }
  }
}
