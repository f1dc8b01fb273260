import { Stop } from './stop.mjs'

const PARENT_CHECK_MS = 500
const tasks = []
let ending

/**
 * Registers work to do before this process ends, whatever ends it: success, failure, Ctrl-C or SIGTERM. The last one
 * registered runs first. Returns a function that takes the work off the list again.
 * @param {() => unknown} task
 */
export function beforeExit(task) {
  tasks.push(task)
  return () => {
    const index = tasks.indexOf(task)
    if (index >= 0) tasks.splice(index, 1)
  }
}

/** Runs every registered task once, then exits with `code`. */
export function end(code) {
  ending ??= runTasks().then(() => process.exit(code))
  return ending
}

/**
 * Ends this process when the shell that npm put around it is gone: a signal sent to npm alone never reaches us.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(143), PARENT_CHECK_MS).unref()
}

/** Whether this process is already on its way out. */
export function isEnding() {
  return ending !== undefined
}

/**
 * Runs a command to its end: prints the one sentence of a Stop, or the stack of an unexpected error, cleans up and
 * exits with 1 when it fails.
 * @param {() => Promise<number | void>} main returns the exit code, 0 when nothing is returned
 */
export async function runMain(main) {
  process.on('SIGINT', () => end(130))
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
  try {
    await end((await main()) ?? 0)
  } catch (error) {
    // Children die with us on Ctrl-C: their failing is not news then.
    if (!isEnding()) report(error)
    await end(1)
  }
}

async function runTasks() {
  for (const task of [...tasks].reverse()) {
    try {
      await task()
    } catch (error) {
      report(error)
    }
  }
}

function report(error) {
  if (!(error instanceof Stop)) return console.error(error)
  if (error.details) console.error(`\n${error.details.trim()}\n`)
  console.error(`\n${error.message}`)
}
