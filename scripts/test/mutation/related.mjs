import { posix } from 'node:path'

const { dirname, join } = posix

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
 * Finds the tests of a mutant: those that call its function, the most specific first, which are those named like its file, and
 * those with the fewest calls.
 * A function with few callers and without a unit test beside it, and a constant, is also tried with the tests that call
 * something else in its file, or import it, or call something in a file that imports it.
 * @param {Map<string, string>} texts all source and test files @param {Record[]} records
 * @returns {(mutant: import('./sources.mjs').Mutant) => { tests: string[], isReached: boolean }} `isReached`: whether a test
 * runs the mutated code
 */
export function relateTests(texts, records) {
  const known = records.map(({ test, calls }) => ({ test, calls: new Set(calls), files: new Set(calls.map(fileOf)) }))
  const imports = new Map([...texts].map(([place, text]) => [place, importsOf(place, text)]))
  known.sort((one, other) => one.calls.size - other.calls.size)
  return function testsOf({ file, owner, isFunction, isInAnonymous }) {
    // A function that another one returns may be called by other tests.
    const key = `${file.endsWith('.sql') ? 'sql' : file}#${isFunction && isInAnonymous ? '' : owner}`
    const callers = owner ? known.filter(({ calls }) => calls.has(key)) : []
    const isEnough = callers.length >= ENOUGH_CALLERS || callers.some(({ test }) => isBeside(test, file))
    const others = isEnough ? [] : mentioning(file, owner)
    const added = others.filter((record) => !callers.includes(record)).slice(0, isFunction ? ADDED : undefined)
    const tests = [...sortByFileName(callers, file), ...added].map(({ test }) => test)
    return { tests, isReached: (isFunction ? callers : tests).length > 0 }
  }

  // Tests that call anything in the file, then those that import it, then those that call something in a file that does.
  function mentioning(file, owner) {
    const places = new Set(file.endsWith('.sql') ? naming(owner) : importing(file))
    const own = known.filter(({ files }) => files.has(file))
    const direct = known.filter(({ test }) => places.has(test))
    const indirect = known.filter(({ files }) => [...files].some((place) => places.has(place)))
    return [...new Set([...own, ...direct, ...indirect])]
  }

  function importing(file) {
    return [...imports].filter(([, modules]) => modules.has(moduleOf(file))).map(first)
  }

  // SQL files are not imported.
  function naming(owner) {
    const name = new RegExp(owner ? `(?<![\\w$])${owner}(?![\\w$])` : '(?!)')
    return [...texts].filter(([, text]) => name.test(text)).map(first)
  }
}

const IMPORT = /(?:\bfrom|\bimport)[\s(]*['"]([^'"]+)['"]/g

/** Returns the modules of this repository that a file imports. */
function importsOf(place, text) {
  const names = [...text.matchAll(IMPORT)].map(([, name]) => name)
  return new Set(names.map((name) => moduleOf(name.startsWith('.') ? join(dirname(place), name) : inFull(name))))
}

function inFull(name) {
  return name.replace(/^@\//, 'src/').replace(/^@collections\//, 'collections/')
}

function moduleOf(file) {
  return file.replace(/(\/index)?(\.(ts|tsx|mjs))?$/, '')
}

// Tests that are named like the file come first.
function sortByFileName(records, file) {
  const words = new Set(nameParts(file))
  const shared = ({ test }) => nameParts(test).filter((word) => words.has(word)).length
  return records.toSorted((one, other) => shared(other) - shared(one))
}

function nameParts(path) {
  return (path.match(/[a-z]{4,}/gi) ?? []).map((word) => word.toLowerCase().replace(/s$/, '')).filter(isSpecific)
}

function isSpecific(word) {
  return !/^(feature|server|rule|test|isolated|collection|handler|querie)$/.test(word)
}

function isBeside(test, file) {
  return test.startsWith(`${file.replace(/\.\w+$/, '')}.`)
}

function first([place]) {
  return place
}

function fileOf(call) {
  return call.slice(0, call.indexOf('#'))
}
