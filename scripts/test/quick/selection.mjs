import { posix } from 'node:path'
import { stepsFrom } from '../import-graph.mjs'

/** A test of the same name as the domain counts as this much nearer than one that merely passes through. */
const KINSHIP = 2
/** A change is seldom seen by tests that are farther from it than so many times the nearest. */
const FAR = 2

/**
 * @typedef {{ file: string, for: string, steps: number }} Choice a test file, the changed file that it is run for, and how
 * far it is from it in the graph; nothing when no path leads there
 * @typedef {{ chosen: Choice[], leftOut: string[], seconds: number }} Selection `seconds`: what they take one after the other
 */

/**
 * Chooses the test files that a change reaches, nearest first, until `budget` is spent. Beyond it come test files that
 * are changed themselves, and those that `first` names for a changed file.
 * @param {object} options
 * @param {Map<string, Set<string>>} options.graph
 * @param {string[]} options.tests
 * @param {string[]} options.changed
 * @param {number} options.budget seconds
 * @param {(file: string) => number} options.secondsOf
 * @param {(changed: string, reached: number) => string[]} [options.first] gets how many of the tests reach it
 * @returns {Selection}
 */
export function select({ graph, tests, changed, budget, secondsOf, first = () => [] }) {
  const reaches = tests.map((file) => ({ file, steps: stepsFrom(graph, [file]) }))
  const queues = changed.map((file) => queueFor(file, reaches, first))
  const chosen = new Map()
  const leftOut = new Set()
  let [seconds, spent] = [0, 0]
  for (const { must, isFar, ...choice } of inTurns(queues)) {
    if (chosen.has(choice.file)) continue
    const cost = secondsOf(choice.file)
    if (!must && (isFar || spent >= budget)) {
      leftOut.add(choice.file)
      continue
    }
    chosen.set(choice.file, choice)
    leftOut.delete(choice.file)
    seconds += cost
    if (!must) spent += cost
  }
  return { chosen: [...chosen.values()], leftOut: [...leftOut], seconds }
}

function queueFor(changed, reaches, first) {
  const near = reaches
    .filter(({ steps }) => steps.has(changed))
    .map(({ file, steps }) => ({ file, steps: steps.get(changed), size: steps.size }))
    .map((near) => ({ ...near, farness: farness(near, changed) }))
    .sort((one, other) => one.farness - other.farness || one.size - other.size)
  const limit = FAR * (1 + Math.min(...near.map(({ steps }) => steps)))
  const known = new Set(reaches.map(({ file }) => file))
  const ahead = first(changed, near.length).filter((file) => known.has(file))
  const musts = ahead.map((file) => ({ file, steps: near.find((one) => one.file === file)?.steps }))
  return [
    ...musts.map(({ file, steps }) => ({ file, steps, for: changed, must: true })),
    ...near.map(({ file, steps }) => ({ file, steps, for: changed, must: steps === 0, isFar: steps > limit })),
  ]
}

function farness({ file, steps }, changed) {
  const words = wordsOf(posix.basename(file).split('.')[0])
  const isKin = wordsOf(changed).some((word) => words.includes(word))
  return steps - (isKin && steps > 0 ? KINSHIP : 0)
}

function wordsOf(name) {
  return name
    .toLowerCase()
    .split(/[/.-]/)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''))
}

// Every changed file has its turn, so that one that all tests use does not take the place of the others.
function* inTurns(queues) {
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  for (let turn = 0; turn < longest; turn++) for (const queue of queues) if (turn in queue) yield queue[turn]
}
