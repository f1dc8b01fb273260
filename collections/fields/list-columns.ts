import type { Field } from 'payload'

/** The times of a document, which Payload adds itself otherwise; here their list columns show the academy's time. */
export function listMoments(fields: Field[]): Field[] {
  const names = new Set(fields.flatMap((field) => ('name' in field ? [field.name] : [])))
  const moments = [
    momentOf('updatedAt', 'Changed', 'When it was last changed.'),
    momentOf('createdAt', 'Created', 'When it was created.'),
  ]
  return moments.filter(({ name }) => !names.has(name))
}

function momentOf(name: string, label: string, description: string): Field & { name: string } {
  return {
    name,
    type: 'date',
    label,
    index: true,
    admin: { hidden: true, disableBulkEdit: true, components: { Cell: '/admin/MomentCell#MomentCell' }, description },
  }
}

/** Shows a field in lists with a cell of its own. */
export function withCell(field: Field, cell: string): Field {
  return { ...field, admin: { ...field.admin, components: { Cell: cell } } } as Field
}

/** The state of a document with drafts, which Payload completes; here its list column shows a tag. */
export const statusColumn = {
  name: '_status',
  type: 'select',
  label: 'Status',
  options: [],
  admin: {
    components: { Cell: '/admin/StatusCell#StatusCell' },
    description: 'Whether it is a draft or published.',
  },
} as Field
