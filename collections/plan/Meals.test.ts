import { expect, test } from 'vitest'
import { Meals } from './Meals'

type Options = { name?: string; options?: { label: string; value: string }[]; fields?: Options[] }

function findField(fields: Options[], name: string): Options | undefined {
  return fields.flatMap((field) => (field.name === name ? field : (findField(field.fields ?? [], name) ?? []))).at(0)
}

test('offers the units of foods in words, and pieces for those without a word', () => {
  const labels = findField(Meals.fields as Options[], 'unit')?.options?.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['piece', 'cup']))
  expect(new Set(labels).size).toBe(labels?.length)
})
