import type { Field } from 'payload'
import { fieldOnly } from '../access/rules'

const EDITORS = fieldOnly('editor')

/** The findings of the content check, and the warnings that an editor accepted. */
export function contentCheck(): Field[] {
  return [
    {
      name: 'contentCheck',
      label: 'Check',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Cell: '/features/site/admin/content-check/CheckCell#CheckCell',
          Field: '/features/site/admin/lazy.client#ContentCheck',
        },
      },
    },
    {
      name: 'acceptedWarnings',
      type: 'text',
      maxLength: 2000,
      access: { read: EDITORS, create: EDITORS, update: EDITORS },
      admin: {
        hidden: true,
        disableListColumn: true,
        disableListFilter: true,
        description: 'Warnings of the content check that an editor accepted, by their keys.',
      },
    },
  ]
}
