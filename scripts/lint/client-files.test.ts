import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Next gives these their names. */
const NAMED_BY_NEXT = /\/(error|global-error)\.tsx$/

test('a component that runs in the browser says so by its name, and no other does', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const components = files.filter((file) => !NAMED_BY_NEXT.test(`/${file}`) && !file.endsWith('.test.tsx'))
  expect(components.length).toBeGreaterThan(300)
  const runsInBrowser = (file: string) => readFileSync(`src/${file}`, 'utf8').startsWith("'use client'")
  expect(components.filter((file) => runsInBrowser(file) !== file.endsWith('.client.tsx'))).toEqual([])
})
