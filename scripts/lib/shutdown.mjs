import { ExpectedError } from './expected-error.mjs'

const PARENT_CHECK_MS = 500
const tasks = []
let ending

/**
 * Registers a cleanup task that runs before this process exits for any reason: success, failure, Ctrl-C or SIGTERM. Tasks run
 * in reverse order. Returns a function that unregisters the task.
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

/** Exits this process when npm's shell has exited, because a signal sent to npm alone never reaches this process. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(143), PARENT_CHECK_MS).unref()
}

/** Returns whether this process is shutting down. */
export function isEnding() {
  return ending !== undefined
}

/**
 * Runs a command: prints the message of an ExpectedError, or the stack of an unexpected error, cleans up, and exits with 1 when it
 * fails.
 * @param {() => Promise<number | void>} main returns the exit code, 0 by default
 */
export async function runMain(main) {
  process.on('SIGINT', () => end(130))
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
  try {
    await end((await main()) ?? 0)
  } catch (error) {
    // Ctrl-C also ends child processes, so their failure is not an error then.
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
  if (!(error instanceof ExpectedError)) return console.error(error)
  if (error.details) console.error(`\n${error.details.trim()}\n`)
  console.error(`\n${error.message}`)
}
