/** Returns the median; of an even count the upper one of the middle two. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
