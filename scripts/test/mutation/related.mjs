/**
 * @typedef {{ test: string, calls: string[] }} Record the functions that a test file calls: `file#function`, `sql#function`
 */

/**
 * Finds the tests of a mutant: those that call its function. For a constant, or a function that no test calls by name, those
 * that call a function of a file that contains its name. Tests with the fewest calls come first, because they are the most
 * specific.
 * @param {Map<string, string>} texts all source and test files @param {Record[]} records
 */
export function relateTests(texts, records) {
  const known = records.map(({ test, calls }) => ({ test, calls: new Set(calls), files: new Set(calls.map(fileOf)) }))
  known.sort((one, other) => one.calls.size - other.calls.size)
  return function testsOf({ file, owner }) {
    const key = `${file.endsWith('.sql') ? 'sql' : file}#${owner}`
    const callers = known.filter(({ calls }) => calls.has(key))
    return (callers.length > 0 ? callers : mentioning(file, owner)).map(({ test }) => test)
  }

  function mentioning(file, owner) {
    const name = new RegExp(`\\b${owner}\\b`)
    const places = [...texts].filter(([place, text]) => place === file || name.test(text)).map(([place]) => place)
    return known.filter((record) => places.some((place) => place === record.test || record.files.has(place)))
  }
}

function fileOf(call) {
  return call.slice(0, call.indexOf('#'))
}
