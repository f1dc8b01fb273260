import type { SanitizedConfig } from 'payload'

/**
 * Returns a lookup of the admin's field labels by field name, for a collection or global. The lookup returns undefined for
 * removed fields and for labels that only repeat the name.
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
