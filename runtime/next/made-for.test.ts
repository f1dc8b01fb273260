import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/git.mjs'
import { MADE_FOR } from './made-for.mjs'

const HERE = 'runtime/next/'
const CODE = /\.(ts|tsx|mjs|js)$/
/** Internals that only this folder may use, whether by import, by reading a file, or by searching a page. */
const INSIDE =
  /next\/dist|__next_f|__incrementalCache|x-next-cache-tags|(build|font)-manifest|fetch-cache|static\/chunks|allFunctionsCalledOnLoad/

const CHECK =
  'Go through the table of runtime/next/README.md, row by row; build, run `npm test` and `npm run bench -- tricks`; ' +
  'write new figures into docs/performance.md; and name the new version in runtime/next/made-for.mjs.'

test('the folder matches the installed version of Next and the one in package.json', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string }
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { next: string } }
  const said = `runtime/next was made for Next ${MADE_FOR}; ${version} is installed and package.json names ${dependencies.next}.`
  expect([version, dependencies.next], `${said} ${CHECK}`).toEqual([MADE_FOR, MADE_FOR])
})

test('no other folder uses internals of Next', () => {
  const others = listFiles().filter((file) => CODE.test(file) && !file.startsWith(HERE))
  expect(others.length).toBeGreaterThan(1000)
  expect(others.filter((file) => INSIDE.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('the README has one line for every file', () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((file) => CODE.test(file))
  const listed = [...readFileSync(`${HERE}README.md`, 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file)
  expect(listed.sort()).toEqual(files.filter((file) => !file.endsWith('.test.ts')).sort())
})
