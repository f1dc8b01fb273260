import { type CollectionBeforeChangeHook, type CollectionConfig, type Field, ValidationError } from 'payload'
import { CORRECTABLE } from '@/features/inbox/rules/corrections'
import { KIND_ROLES } from '@/features/inbox/rules/kind-roles'
import type { InboxKind } from '@/features/inbox/rules/kinds'
import type { FlowName } from '@/features/inbox/rules/flow'
import { defineCollection } from '../access/define'
import { nobody, only } from '../access/rules'
import { noteOpening } from '../audit/hooks'
import { personTitle } from '../fields/basic'
import { keepFresh } from '../hooks/keep-fresh'
import { checkCorrection, noteCorrection, reasonField, type EntryRules } from './corrections'
import { ABOUT_A_CHILD, entryField, familyFields, fromFamily, inboxFields, mailsField } from './fields'
import { hideMerged, refuseMerged } from './merged'
import { applyStatusChange } from './apply-status-change'

type InboxOptions = Pick<CollectionConfig, 'labels' | 'fields' | 'hooks'> & {
  slug: InboxKind
  flow: FlowName
  /** The names of the fields with the first and last name of the person, for kinds that have both. */
  person?: [string, string]
  /** What staff decide beside the answer, above what the family wrote. */
  panels?: CollectionConfig['fields']
  /** Fields that staff fill in, beside the shared ones. */
  staffFields?: CollectionConfig['fields']
  admin: NonNullable<CollectionConfig['admin']>
  /** Lets its staff add an entry that came another way, and gives it what it is known by. */
  completeByStaff?: () => Record<string, unknown>
  /** What the form's handler refuses of what was sent and makes of it: so it is with what staff add or correct. */
  rules?: EntryRules
}

/**
 * A collection of what people send. Personal data: the staff who work on it read it, the public form handler
 * writes it by SQL (never through this API), versions are off so that no copies outlive an erasure.
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
      create: completeByStaff ? keep : nobody,
      update: keep,
      // A child leaves everywhere at once, by its file (docs/decisions/079).
      delete: ABOUT_A_CHILD.includes(flow) ? nobody : only(),
      readVersions: nobody,
    },
    admin: {
      group: 'Families',
      baseFilter: hideMerged(slug),
      components: {
        beforeListTable: [
          { path: '/features/inbox/office/status/StatusChips#StatusChips', serverProps: { flow } },
          '/features/inbox/office/exports/ExportBar#ExportBar',
        ],
      },
      ...admin,
    },
    hooks: {
      ...hooks,
      beforeChange: [
        ...(completeByStaff ? [complete(completeByStaff, rules)] : []),
        keepFresh,
        refuseMerged,
        checkCorrection(slug, rules),
        applyStatusChange(flow),
        ...(hooks?.beforeChange ?? []),
      ],
      afterOperation: [noteOpening, ...(hooks?.afterOperation ?? [])],
      afterChange: [noteCorrection(slug), ...(hooks?.afterChange ?? [])],
    },
    fields: caseFields(options),
  })
}

/** What the page of an entry shows, from the name at its top to its history. */
function caseFields(options: InboxOptions): Field[] {
  const { slug, flow, person, panels = [], fields, staffFields = [], completeByStaff } = options
  const opening = { isOpen: completeByStaff !== undefined, correctable: CORRECTABLE[slug] }
  return [
    ...(person ? [personTitle(...person)] : []),
    entryField('caseHead', 'CaseHead'),
    mailsField(),
    ...panels,
    entryField('written', 'CaseWritten'),
    familyFields([...fromFamily(fields, opening), reasonField(slug)]),
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
