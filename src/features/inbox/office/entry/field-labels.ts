import type { SanitizedConfig } from 'payload'

/**
 * What stands above the fields of a list or a page in the admin, by their names. Nothing of a field that is no more, nor of
 * one whose label is made of its name.
 */
export function fieldLabels(config: SanitizedConfig, kind: string | null): (name: string) => string | undefined {
  const entity = [...config.collections, ...config.globals].find(({ slug }) => slug === kind)
  return (name) => {
    const field = entity?.flattenedFields.find((one) => one.name === name)
    const label = field && 'label' in field ? field.label : undefined
    return typeof label === 'string' && !isMadeOf(name, label) ? label : undefined
  }
}

function isMadeOf(name: string, label: string): boolean {
  return label.replaceAll(' ', '').toLowerCase() === name.toLowerCase()
}
