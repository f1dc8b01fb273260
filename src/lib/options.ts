/** A constant of labels as the options of a select, in a form or in a collection. */
export function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
