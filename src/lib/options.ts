/** Returns a labels constant as options of a select, in a form or a collection. */
export function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
