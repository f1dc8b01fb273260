import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { domains } from './lint/zones.mjs'

const page = readFileSync('docs/ARCHITECTURE.md', 'utf8')

function part(title: string): string {
  const found = page.split(/^## /m).find((section) => section.startsWith(title))
  if (!found) throw new Error(`docs/ARCHITECTURE.md has no part "${title}".`)
  return found
}

test('every path in the docs exists', () => {
  const text = page + readFileSync('docs/recipes.md', 'utf8')
  const paths = [...text.matchAll(/`((?:src|collections|scripts|tests|docs|seed|runtime)\/[^`\s*<]+)`/g)].map(
    ([, path]) => path!,
  )
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('has at most thirty terms, and fifteen answers', () => {
  expect(part('Words').match(/^\| \w/gm)!.length - 1).toBeLessThanOrEqual(30)
  expect(part('Where do I change').match(/^\d+\. /gm)).toHaveLength(15)
})

test('lists every decision with its title', () => {
  const titles = readdirSync('docs/decisions').map((file) => {
    const [number, ...title] = readFileSync(`docs/decisions/${file}`, 'utf8').split('\n')[0]!.slice(2).split(' ')
    return `- [${number}](decisions/${file}) ${title.join(' ')}`
  })
  expect(part('Decisions').match(/^- .*/gm)?.sort()).toEqual(titles.sort())
})

test('its table of domains equals the one of the lint rules', () => {
  const lines = [...part('Layout').matchAll(/^([a-z]+(?:, [a-z]+)*) {2,}(use no other|[a-z]+(?:, [a-z]+)*)$/gm)]
  const described = lines.flatMap(([, names, used]) =>
    names!.split(', ').map((name) => [name, used === 'use no other' ? [] : used!.split(', ').sort()] as const),
  )
  expect(Object.fromEntries(described)).toEqual(
    Object.fromEntries(Object.entries(domains).map(([name, used]) => [name, [...used].sort()])),
  )
})

test.each(Object.keys(domains))('%s has a short README with a title', (domain) => {
  const lines = readFileSync(`src/features/${domain}/README.md`, 'utf8').trim().split('\n')
  expect(lines[0]).toMatch(/^# /)
  expect(lines.length).toBeLessThanOrEqual(14)
})
