/** Returns texts as options of a select: the stored value equals the label. */
export function toOptions(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }))
}

/** Returns keys as options of a select, with a capitalized label. */
export function capitalOptions(values: readonly string[]) {
  return values.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }))
}
