import type { Field } from 'payload'

/** Returns the fields as changed by `change`, also those within rows, groups, arrays, tabs and blocks. */
export function mapFields(fields: Field[], change: (field: Field) => Field): Field[] {
  return fields.map((field) => ({ ...change(field), ...fieldsWithin(field, change) }) as Field)
}

function fieldsWithin(field: Field, change: (field: Field) => Field): object {
  if (field.type === 'tabs')
    return { tabs: field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) })) }
  if (field.type === 'blocks')
    return { blocks: field.blocks.map((block) => ({ ...block, fields: mapFields(block.fields, change) })) }
  return 'fields' in field ? { fields: mapFields(field.fields, change) } : {}
}
