import { runVisibly } from '../lib/child.mjs'
import { inRoot } from '../lib/locations.mjs'
import { generatedFilesAreCurrent } from './generated-files.mjs'

/** Runs the checks that analyze the code without running it. @returns {Promise<import('./tally.mjs').Tally[]>} */
export async function runStaticChecks() {
  return [
    await lint(['.']),
    await checkFormat(['.']),
    await checkSpelling(),
    await checkTypes(),
    await checkGenerated(),
  ]
}

/** @param {string[]} paths the paths to check; import cycles and unused files are always checked everywhere */
export function lint(paths) {
  const flags = ['--max-warnings', '0', '--no-warn-ignored']
  return check('lint', async () => {
    const good = await succeeds('node_modules/eslint/bin/eslint.js', [...flags, ...paths])
    const hasNoCircles = await succeeds('node_modules/oxlint/bin/oxlint', [])
    return (
      (await succeeds('node_modules/knip/bin/knip.js', ['--include', 'files,exports,types'])) && hasNoCircles && good
    )
  })
}

export function checkFormat(paths) {
  return check('format', () =>
    succeeds('node_modules/prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', ...paths]),
  )
}

/** Checks the American spelling of docs and screens: cspell.json, with the words of scripts/lint/words.txt. */
function checkSpelling() {
  return check('spelling', () => succeeds('node_modules/cspell/bin.mjs', ['--no-progress', '--no-summary']))
}

/** Uses the native TypeScript compiler, which takes a third of the time; lint and the build still use the JavaScript one. */
export function checkTypes() {
  return check('types', () => succeeds('node_modules/typescript-native/bin/tsc', ['--noEmit']))
}

export function checkGenerated() {
  return check('generated files', generatedFilesAreCurrent)
}

async function check(name, work) {
  console.log(`\n${name}`)
  const good = await work()
  console.log(good ? '  good' : `  ${name} failed`)
  return { name, passed: good ? 1 : 0, failed: good ? 0 : 1 }
}

async function succeeds(script, args) {
  return (await runVisibly(process.execPath, [inRoot(script), ...args])) === 0
}
