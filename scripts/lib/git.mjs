import { execFileSync } from 'node:child_process'
import { ROOT } from './locations.mjs'
import { ExpectedError } from './expected-error.mjs'

const UPSTREAM = ['origin/main', 'main']

/**
 * Returns the commit where the current work began: where the branch left the main branch, or on the main branch without
 * changes the commit before.
 * @param {string} [since] another starting commit @param {string} [root]
 * @throws {ExpectedError} when git does not know the commit
 */
export function findBase(since, root = ROOT) {
  const named = since ? [since] : UPSTREAM
  const upstream = named.find((name) => isCommit(name, root))
  if (!upstream)
    throw new ExpectedError(`Git knows no commit ${named.join(' or ')}. Name one: npm run test:quick -- --since REF`)
  const base = git(['merge-base', 'HEAD', upstream], root).trim()
  return since || changedFiles(base, root).length > 0 || !isCommit('HEAD~1', root) ? base : 'HEAD~1'
}

/** Returns the files that differ from a commit, without deleted ones; uncommitted and new files included. */
export function changedFiles(base, root = ROOT) {
  const known = git(['diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', base, '--'], root)
  return listOf(known + git(['ls-files', '-z', '--others', '--exclude-standard'], root))
}

/**
 * Returns every file that is tracked or not ignored by git.
 * @returns {string[]}
 */
export function listFiles(root = ROOT) {
  return listOf(git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root))
}

function listOf(text) {
  return [...new Set(text.split('\0').filter(Boolean))]
}

function isCommit(name, root) {
  try {
    git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], root)
    return true
  } catch {
    return false
  }
}

function git(args, cwd) {
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 }
  return execFileSync('git', args, options)
}
