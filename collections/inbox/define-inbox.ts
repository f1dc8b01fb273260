import type { CollectionConfig } from 'payload'
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
}

/**
 * A collection of what families send. Personal data: registrars and admins read it, the public form handler
 * writes it by SQL (never through this API), versions are off so that no copies outlive an erasure.
 */
export function defineInbox({ flow, fields, staffFields = [], admin, ...config }: InboxOptions): CollectionConfig {
  return defineCollection({
    ...config,
    defaultSort: '-createdAt',
    timestamps: true,
    disableBulkEdit: true,
    access: {
      read: only('registrar'),
      create: nobody,
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
    hooks: { beforeChange: [recordStatusChange(flow)] },
    fields: [...fromFamily(fields), ...inboxFields(flow, staffFields)],
  })
}
