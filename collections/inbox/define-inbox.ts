import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import type { FlowName } from '@/features/inbox/rules'
import { defineCollection } from '../access/define'
import { nobody, only } from '../access/rules'
import { fromFamily, inboxFields } from './fields'
import { recordStatusChange } from './record-status-change'

type InboxOptions = Pick<CollectionConfig, 'slug' | 'labels' | 'fields'> & {
  flow: FlowName
  /** Fields that staff fill in, beside the shared ones. */
  staffFields?: CollectionConfig['fields']
  admin: NonNullable<CollectionConfig['admin']>
  /** Lets registrars add an entry that came another way, and gives it what the form's handler gives one that was sent. */
  completeByStaff?: (entry: Record<string, unknown>) => Record<string, unknown>
}

/**
 * A collection of what families send. Personal data: registrars and admins read it, the public form handler
 * writes it by SQL (never through this API), versions are off so that no copies outlive an erasure.
 */
export function defineInbox(options: InboxOptions): CollectionConfig {
  const { flow, fields, staffFields = [], admin, completeByStaff, ...config } = options
  return defineCollection({
    ...config,
    defaultSort: '-createdAt',
    timestamps: true,
    disableBulkEdit: true,
    access: {
      read: only('registrar'),
      create: completeByStaff ? only('registrar') : nobody,
      update: only('registrar'),
      delete: only(),
      readVersions: nobody,
    },
    admin: {
      group: 'Families',
      components: {
        beforeListTable: [{ path: '/admin/StatusChips#StatusChips', serverProps: { flow } }],
      },
      ...admin,
    },
    hooks: { beforeChange: [...(completeByStaff ? [complete(completeByStaff)] : []), recordStatusChange(flow)] },
    fields: [...fromFamily(fields, completeByStaff !== undefined), ...inboxFields(flow, staffFields)],
  })
}

function complete(facts: NonNullable<InboxOptions['completeByStaff']>): CollectionBeforeChangeHook {
  return ({ data, operation }) => (operation === 'create' ? { ...data, ...facts(data) } : data)
}
