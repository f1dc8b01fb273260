/** The middle one of these numbers, of two the upper one. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
