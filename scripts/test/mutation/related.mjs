/**
 * @typedef {{ test: string, calls: string[] }} Record the functions that a test file calls: `file#function`, `sql#function`
 */

/**
 * The number of callers from which they suffice. A function that runs once per process, such as a factory of fields, is
 * recorded only for the first test file of that process.
 */
const ENOUGH_CALLERS = 5
/** The number of tests that are added to the callers of a function. */
const ADDED = 12

/**
 * Finds the tests of a mutant: those that call its function, the most specific first, which are those with the fewest calls.
 * A function with few callers, and a constant, is also tried with the tests that mention it or its module, and then with those
 * that call a function of a file that does.
 * @param {Map<string, string>} texts all source and test files @param {Record[]} records
 * @returns {(mutant: import('./sources.mjs').Mutant) => { tests: string[], isReached: boolean }} `isReached`: whether a test
 * runs the mutated code
 */
export function relateTests(texts, records) {
  const known = records.map(({ test, calls }) => ({ test, calls: new Set(calls), files: new Set(calls.map(fileOf)) }))
  known.sort((one, other) => one.calls.size - other.calls.size)
  return function testsOf({ file, owner, isFunction }) {
    const key = `${file.endsWith('.sql') ? 'sql' : file}#${owner}`
    const callers = owner ? known.filter(({ calls }) => calls.has(key)) : []
    const others = callers.length < ENOUGH_CALLERS ? mentioning(file, owner) : []
    const added = others.filter((record) => !callers.includes(record)).slice(0, isFunction ? ADDED : undefined)
    const tests = [...callers, ...added].map(({ test }) => test)
    return { tests, isReached: (isFunction ? callers : tests).length > 0 }
  }

  function mentioning(file, owner) {
    const pattern = mentionOf(file, owner)
    const places = new Set([...texts].filter(([place, text]) => place === file || pattern.test(text)).map(first))
    const direct = known.filter(({ test }) => places.has(test))
    const indirect = known.filter(({ files }) => [...files].some((place) => places.has(place)))
    return [...new Set([...direct, ...indirect])]
  }
}

// Matches the name of the owner and an import of its module. SQL files are not imported.
function mentionOf(file, owner) {
  const module = file.replace(/(\/index)?\.\w+$/, '').replace(/^.*\//, '')
  const name = `(?<![\\w$])${owner.replaceAll('$', '\\$')}(?![\\w$])`
  return new RegExp(
    [owner && name, !file.endsWith('.sql') && `/${module}(\\.\\w+)?['"]`].filter(Boolean).join('|') || '(?!)',
  )
}

function first([place]) {
  return place
}

function fileOf(call) {
  return call.slice(0, call.indexOf('#'))
}
