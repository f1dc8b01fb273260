import type { SanitizedConfig } from 'payload'

export type PlaceLabels = ReadonlyMap<string, string>

/** The admin's labels of collections, pages and globals, by slug. */
export function placeLabels({ collections, globals }: SanitizedConfig): PlaceLabels {
  const areas = [
    ...collections.map(({ slug, labels }) => ({ slug, label: labels.plural })),
    ...globals.map(({ slug, label }) => ({ slug, label })),
  ]
  return new Map(areas.flatMap(({ slug, label }) => (typeof label === 'string' ? [[slug, label]] : [])))
}
