import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`)
const read = (file: string): string => readFileSync(file, 'utf8')
const sheets = files.filter((file) => file.endsWith('.css'))
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const components = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|migrations|payload-types/.test(file))
  .map((file) => ({ file, text: read(file) }))

/** Returns the classes defined in a style sheet. */
function classesOf(sheet: string): Set<string> {
  const found = new Set<string>()
  postcss.parse(read(sheet)).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '')
    for (const [, name] of own.matchAll(/\.([a-z][\w-]*)/gi)) found.add(name!)
  })
  return found
}

/** Returns the classes that a file uses from its imported CSS modules. */
function listTaken({ file, text }: (typeof components)[number]): { file: string; sheet: string; name: string }[] {
  const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)]
  return imports.flatMap(([, local, from]) => {
    const sheet = from!.startsWith('@/') ? `src/${from!.slice(2)}` : path.join(path.dirname(file), from!)
    return [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => ({ file, sheet, name: name! }))
  })
}

/** Returns the class names in a file's markup that do not come from CSS modules. */
function listPlain({ text }: (typeof components)[number]): string[] {
  const quoted = [...text.matchAll(/[cC]lassName="([^"]*)"/g)].map(([, words]) => words!)
  const computed = [...text.matchAll(/[cC]lassName=\{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(([, code]) =>
    [...code!.replaceAll(/=== '[^']*'/g, '').matchAll(/(?:'([^']*)'|`((?:[^`$]|\$\{[^}]*\})*)`)/g)].map(
      ([, one, other]) => (one ?? other!).replaceAll(/\S*\$\{[^}]*\}\S*/g, ' '),
    ),
  )
  return [...quoted, ...computed].flatMap((words) => words.split(/\s+/).filter(Boolean))
}

test('components use only existing classes of their CSS module, and every class is used', () => {
  const taken = components.flatMap(listTaken)
  const problems = modules.flatMap((sheet) => {
    const has = classesOf(sheet)
    const mine = taken.filter((one) => one.sheet === sheet)
    const names = new Set(mine.map(({ name }) => name))
    return [
      ...mine.filter(({ name }) => !has.has(name)).map(({ file, name }) => `${file} takes .${name}, not in ${sheet}`),
      ...[...has].filter((name) => !names.has(name)).map((name) => `${sheet} has .${name}, which is not used`),
    ]
  })
  expect(modules.length).toBeGreaterThan(50)
  expect(problems).toEqual([])
})

test('every other class in the markup is a global class, a Tailwind utility or Payload’s', async () => {
  const known = new Set(sheets.filter((file) => !modules.includes(file)).flatMap((file) => [...classesOf(file)]))
  const { build } = await compile("@import 'tailwindcss'; @import './tokens.css';", {
    base: 'src/components/styles',
    loadStylesheet: async (id, base) => {
      const file = id === 'tailwindcss' ? 'node_modules/tailwindcss/index.css' : path.join(base, id)
      return { path: file, base: path.dirname(file), content: read(file) }
    },
  })
  const words = components.flatMap((one) => listPlain(one).map((name) => ({ file: one.file, name })))
  const utilities = build(words.map(({ name }) => name)).replaceAll('\\', '')
  expect(known.size).toBeGreaterThan(40)
  const strangers = words.filter(
    ({ name }) =>
      !known.has(name) && !utilities.includes(`.${name}`) && !/^(btn--|gutter--|nav__|text-diff)/.test(name),
  )
  expect(strangers).toEqual([])
})

test('only the tokens style sheet contains color values', () => {
  const named = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi
  const elsewhere = sheets.filter((file) => !file.endsWith('/tokens.css'))
  expect(elsewhere.flatMap((file) => [...read(file).matchAll(named)].map(([one]) => `${file}: ${one}`))).toEqual([])
})
