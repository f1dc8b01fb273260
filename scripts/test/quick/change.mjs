import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../../lib/stop.mjs'

const UPSTREAM = ['origin/main', 'main']

/**
 * Returns what has changed since this work began: since the merge base with the main branch, or since the previous commit when
 * nothing has changed. Includes uncommitted and new files.
 * @param {string} root @param {string} [since] another starting commit
 * @returns {{ since: string, files: string[], gone: string[] }} names with slashes; `gone`: deleted files
 * @throws {Stop} when git does not know the commit
 */
export function findChange(root, since) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const named = since ? [since] : UPSTREAM
  const upstream = named.find((name) => isCommit(git, name))
  if (!upstream)
    throw new Stop(`Git knows no commit ${named.join(' or ')}. Name one: npm run test:quick -- --since REF`)
  const base = git('merge-base', 'HEAD', upstream).trim()
  const files = changed(git, base)
  const isNew = since || files.length > 0 || !isCommit(git, 'HEAD~1')
  return isNew
    ? describe(root, `${upstream} at ${base.slice(0, 8)}`, files)
    : describe(root, 'the commit before', changed(git, 'HEAD~1'))
}

/** Returns every file that is tracked or not ignored by git. */
export function listFiles(root) {
  const text = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(text.split('\0').filter(Boolean))]
}

function describe(root, since, files) {
  return { since, files, gone: files.filter((file) => !existsSync(join(root, file))) }
}

function changed(git, base) {
  const known = git('diff', '--name-only', '--no-renames', '-z', base, '--')
  const unknown = git('ls-files', '-z', '--others', '--exclude-standard')
  return [...new Set(`${known}${unknown}`.split('\0').filter(Boolean))]
}

function isCommit(git, name) {
  try {
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
    return true
  } catch {
    return false
  }
}
