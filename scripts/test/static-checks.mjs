import { runVisibly } from '../lib/child.mjs'
import { inRoot } from '../lib/locations.mjs'
import { generatedFilesAreCurrent } from './generated-files.mjs'

/** The checks that look at the code without running it. @returns {Promise<import('./tally.mjs').Tally[]>} */
export async function runStaticChecks() {
  return [
    await check('lint', () => succeeds('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0'])),
    await check('format', () => succeeds('node_modules/prettier/bin/prettier.cjs', ['--check', '.'])),
    await check('types', () => succeeds('node_modules/typescript/bin/tsc', ['--noEmit'])),
    await check('generated files', generatedFilesAreCurrent),
  ]
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
