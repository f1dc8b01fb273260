import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Next.js prescribes these file names. */
const NAMED_BY_NEXT = /\/(error|global-error)\.tsx$/

test('client components end in .client.tsx, and other components do not', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const components = files.filter((file) => !NAMED_BY_NEXT.test(`/${file}`) && !file.endsWith('.test.tsx'))
  expect(components.length).toBeGreaterThan(300)
  const runsInBrowser = (file: string) => readFileSync(`src/${file}`, 'utf8').startsWith("'use client'")
  expect(components.filter((file) => runsInBrowser(file) !== file.endsWith('.client.tsx'))).toEqual([])
})
