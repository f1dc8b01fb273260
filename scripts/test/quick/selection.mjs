import { posix } from 'node:path'
import { stepsFrom } from '../import-graph.mjs'

/** The bonus, in steps, for a test with the domain's name over one that merely reaches the change. */
const KINSHIP = 2
/** Tests that are this many times farther than the nearest rarely detect a change. */
const FAR = 2

/**
 * @typedef {{ file: string, for: string, steps: number }} Choice a test file, the changed file that it is run for, and its
 * distance in the graph; none without a path
 * @typedef {{ chosen: Choice[], leftOut: string[], seconds: number }} Selection `seconds`: their total duration
 */

/**
 * Selects the test files that reach a change, nearest first, until `budget` is used up. Also includes changed test files, and
 * those that `first` returns for a changed file, beyond the budget.
 * @param {object} options
 * @param {Map<string, Set<string>>} options.graph
 * @param {string[]} options.tests
 * @param {string[]} options.changed
 * @param {number} options.budget seconds
 * @param {(file: string) => number} options.secondsOf
 * @param {(changed: string, reached: number) => string[]} [options.first] receives the number of tests that reach it
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

// Takes the files in turns, so that one used by all tests does not displace the others.
function* inTurns(queues) {
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  for (let turn = 0; turn < longest; turn++) for (const queue of queues) if (turn in queue) yield queue[turn]
}
