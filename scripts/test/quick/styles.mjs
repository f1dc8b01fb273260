const WORD = /[a-zA-Z][\w-]*/g

/**
 * Tells whose styles a component has: those of the one stylesheet that knows a class that it names. Every stylesheet is
 * imported by a layout, which says nothing.
 * @param {Map<string, import('../source-facts.mjs').Facts>} facts
 */
export function styledBy(facts) {
  const sheets = new Map()
  for (const [file, { classes = [] }] of facts) {
    // A second sheet with the same class makes it nobody's.
    for (const name of new Set(classes)) sheets.set(name, sheets.has(name) ? undefined : file)
  }
  return function stylesOf(file, { texts }) {
    if (!file.endsWith('.tsx')) return []
    const words = texts.flatMap((text) => text.match(WORD) ?? [])
    return words.map((word) => sheets.get(word)).filter(Boolean)
  }
}
