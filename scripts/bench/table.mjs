/**
 * Formats measurements as lines of a table, with their goals.
 * @param {{ name: string, value: string, goal?: string, met?: boolean }[]} rows
 */
export function formatTable(rows) {
  const width = (key) => Math.max(...rows.map((row) => (row[key] ?? '').length))
  const [names, values] = [width('name'), width('value')]
  return rows.map(({ name, value, goal, met }) => {
    const verdict = goal ? `   goal ${goal}: ${met ? 'met' : 'MISSED'}` : ''
    return `  ${name.padEnd(names)}   ${value.padStart(values)}${verdict}`
  })
}

/** Formats bytes as kilobytes of 1000 bytes, with one decimal. */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
