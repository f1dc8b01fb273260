import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from '../../scripts/lib/files.mjs'
import { ExpectedError } from '../../scripts/lib/expected-error.mjs'
import { BUILD_MANIFEST } from './names.mjs'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds V8's compile hints to the scripts that every page starts with, React and Next: supporting browsers then compile them in
 * the background while they download, instead of function by function during startup (ADR 051).
 * @param {string} folder of a finished build
 */
export async function hintCompiler(folder) {
  const names = readJson(join(folder, BUILD_MANIFEST))?.rootMainFiles
  if (!names?.length) throw new ExpectedError(`${BUILD_MANIFEST} names no rootMainFiles: see runtime/next/README.md.`)
  for (const name of names) {
    const file = join(folder, name)
    const script = await readFile(file, 'utf8')
    if (!hasCompileHint(script)) await writeFile(file, HINT + script)
  }
}

export function hasCompileHint(script) {
  return script.startsWith(HINT)
}

/** Removes the compile hint, to measure its benefit. */
export function withoutHint(script) {
  return hasCompileHint(script) ? script.slice(HINT.length) : script
}
