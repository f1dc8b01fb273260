import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT, inRoot } from './locations.mjs'
import { beforeExit } from './shutdown.mjs'
import { ExpectedError } from './expected-error.mjs'

const KEPT_OUTPUT = 20_000
const KILL_AFTER_MS = 30_000

/**
 * Runs a program without showing its output.
 * @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, failure: string, shell?: boolean, timeout?: number }} options `failure`: the
 * error message; `cwd`: defaults to the clone; `timeout`: milliseconds after which it is stopped
 * @returns {Promise<string>} its output (the last 20 000 characters)
 * @throws {ExpectedError} with the end of the output as details
 */
export async function runQuietly(command, args, { env = process.env, cwd = ROOT, failure, shell = false, timeout }) {
  const child = launch(command, args, { env, cwd, shell, timeout, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk) => (output = (output + chunk).slice(-KEPT_OUTPUT))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await ended(child)
  if (code !== 0) throw new ExpectedError(failure, excerpt(output))
  return output
}

/** Runs a program with visible output and returns its exit code; 127 when it could not be started. */
export function runVisibly(command, args, { env = process.env } = {}) {
  return ended(launch(command, args, { env, stdio: 'inherit' }))
}

/** Runs a Node program of this repository with the current Node; see runQuietly. */
export function runNode(script, args, options) {
  return runQuietly(process.execPath, [inRoot(script), ...args], options)
}

/** Runs a TypeScript program of this repository, or of a copy in `cwd`; see runQuietly. */
export function runTypeScript(script, args, options) {
  return runQuietly(process.execPath, [...typeScript(script, options.cwd), ...args], options)
}

/** Returns the Node arguments for a TypeScript program of this repository, or of a copy. */
export function typeScript(script, folder = ROOT) {
  return [conditions(), '--import', 'tsx', join(folder, script)]
}

/**
 * The Node option that makes packages load the files for this NODE_ENV. Without it the editor's packages choose between them
 * while they load, and Node 20 then often exits silently with code 13.
 */
export function conditions(environment = 'production') {
  return `--conditions=${environment}`
}

/** Starts a program that is stopped when this process exits. */
export function launch(command, args, options) {
  const child = spawn(command, args, { cwd: ROOT, ...options })
  const forget = beforeExit(() => stopChild(child))
  child.once('exit', forget)
  child.once('error', forget)
  return child
}

/** Sends SIGTERM to a child process and waits for it; kills it after 30 s. */
export async function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
  await gone
  clearTimeout(force)
}

/** Returns the beginning and end of an output, where tools usually report errors. */
function excerpt(output) {
  const lines = output.trim().split('\n')
  return lines.length <= 50 ? lines.join('\n') : [...lines.slice(0, 15), '...', ...lines.slice(-35)].join('\n')
}

function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('close', (code) => resolve(code ?? 1))
  })
}
