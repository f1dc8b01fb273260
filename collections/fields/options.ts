/** Words as the options of a select: what is stored is what is shown. */
export function plainOptions(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }))
}

/** Keys as the options of a select, shown with a capital. */
export function capitalOptions(values: readonly string[]) {
  return values.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }))
}
