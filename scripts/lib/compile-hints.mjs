import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from './files.mjs'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that every page starts with, React and Next, for browsers that read V8's compile hints: they compile
 * them while they arrive, on another thread, instead of function by function in the middle of the start (ADR 051).
 * @param {string} folder of a finished build
 */
export async function hintCompiler(folder) {
  const { rootMainFiles } = readJson(join(folder, 'build-manifest.json'))
  for (const name of rootMainFiles) {
    const file = join(folder, name)
    const script = await readFile(file, 'utf8')
    if (!script.startsWith(HINT)) await writeFile(file, HINT + script)
  }
}
