/** Words as the options of a select: what is stored is what is shown. */
export function plainOptions(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }))
}

/** Keys as the options of a select, shown with a capital. */
export function capitalOptions(values: readonly string[]) {
  return values.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }))
}

/** What is stored, with the words that are shown for it, as the options of a select. */
export function labelledOptions(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
