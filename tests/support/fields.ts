import type { Field } from 'payload'

/** Returns every field that stores data, with its path. */
export function listFields(fields: Field[], path: string): [path: string, field: Field][] {
  return fields.flatMap((field) => {
    const here = 'name' in field ? `${path}.${field.name}` : path
    const own: [string, Field][] = 'name' in field && field.type !== 'ui' ? [[here, field]] : []
    if ('fields' in field) return [...own, ...listFields(field.fields, here)]
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => listFields(tab.fields, 'name' in tab ? `${path}.${tab.name}` : path))
    }
    return own
  })
}
