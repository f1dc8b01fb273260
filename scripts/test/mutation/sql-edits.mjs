/** Matches the end of a condition in a statement, outside parentheses. */
const CLAUSE_END =
  /^(`$|'$|\s(AND|OR|WHERE|ORDER|GROUP|HAVING|LIMIT|OFFSET|RETURNING|THEN|ELSE|END|FOR|ON|UNION|LEFT|JOIN|SET|DO)\b|;|,)/

/** Matches the end of the assignments of ON CONFLICT DO UPDATE. */
const UPDATE_END = /^(\s+RETURNING\b|;|`$)/

/** The replacements: the text to find, and the text to insert. */
const REPLACEMENTS = [
  ['comparison', /(?<=\s)<=(?=\s)/g, '<'],
  ['comparison', /(?<=\s)>=(?=\s)/g, '>'],
  ['comparison', /(?<=\s)<(?=\s)/g, '<='],
  ['comparison', /(?<=\s)>(?=\s)/g, '>='],
  ['comparison', /\bIS NOT NULL\b/g, 'IS NULL'],
  ['comparison', /\bIS NULL\b/g, 'IS NOT NULL'],
  ['comparison', /\bleast(?=\()/g, 'greatest'],
  ['comparison', /\bgreatest(?=\()/g, 'least'],
  ['dropped condition', /\bNOT EXISTS\b/g, 'EXISTS'],
  ['order', /\bDESC\b/g, 'ASC'],
  ['order', /\bASC\b/g, 'DESC'],
  ['order', /(?<=\bORDER BY [\w.]+)(?=[,)`'\s]|$)(?!\s+(ASC|DESC|COLLATE|USING|IS|AND|OR)\b)/g, ' DESC'],
  ['time zone', /America\/Phoenix/g, 'UTC'],
]

/** Matches a source text with SQL keywords in upper case. */
const IS_SQL = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|ORDER BY|ON CONFLICT|AND|IS (NOT )?NULL)\b/

/** @typedef {{ operator: string, start: number, end: number, text: string }} Edit */

/** Returns the possible errors in a text of SQL; none for a text that is not SQL. @param {string} text @returns {Edit[]} */
export function sqlEdits(text) {
  if (!IS_SQL.test(text)) return []
  const replaced = REPLACEMENTS.flatMap(([operator, pattern, replacement]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      operator,
      start: index,
      end: index + found.length,
      text: replacement,
    })),
  )
  return [...replaced, ...droppedClauses(text), ...ignoredConflicts(text)].filter(
    ({ start }) => !isComment(text, start),
  )
}

function droppedClauses(text) {
  return [...text.matchAll(/\sAND\b/g)].flatMap(({ index, 0: found }) => {
    const isRange = /\bBETWEEN\b(?:(?!\bAND\b)[^])*$/.test(text.slice(0, index))
    const end = endOf(text, index + found.length, CLAUSE_END)
    return isRange || end === undefined ? [] : [{ operator: 'dropped AND clause', start: index, end, text: '' }]
  })
}

function ignoredConflicts(text) {
  return [...text.matchAll(/\bDO UPDATE SET\b/g)].flatMap(({ index, 0: found }) => {
    const end = endOf(text, index + found.length, UPDATE_END)
    return end === undefined ? [] : [{ operator: 'conflict', start: index, end, text: 'DO NOTHING' }]
  })
}

// Returns the end of a part of a statement, outside parentheses and placeholders; undefined for an incomplete statement.
function endOf(text, from, pattern) {
  let depth = 0
  for (let index = from; index < text.length; index++) {
    if (depth === 0 && index > from && pattern.test(text.slice(index))) return index
    if ('({['.includes(text[index])) depth++
    if (')}]'.includes(text[index]) && depth-- === 0) return index
  }
  return depth === 0 ? text.length : undefined
}

function isComment(text, position) {
  return /--.*$/.test(text.slice(text.lastIndexOf('\n', position - 1) + 1, position))
}
