import type { Access } from 'payload'
import { expect, test } from 'vitest'
import { collections } from '@collections/index'
import { cell, type RoleColumn } from './roles-page'

function cellOf(slug: string, actor: RoleColumn): Promise<string> {
  return cell(collections.find((one) => one.slug === slug) as never, actor)
}

test.each<[slug: string, actor: RoleColumn, words: string]>([
  ['players', 'editor', '–'],
  ['players', 'treasurer', '–'],
  ['players', 'registrar', 'everything'],
  ['players', 'coach', 'reads, adds, changes (own divisions)'],
  ['posts', 'registrar', 'reads'],
  ['posts', 'visitor', 'reads (published)'],
  ['player-registrations', 'editor', '–'],
  ['form-entries', 'admin', 'reads, changes, deletes'],
  ['mails', 'registrar', 'reads (not those about accounts)'],
  ['staff', 'coach', 'reads, changes (themselves)'],
  ['media', 'visitor', 'reads (published)'],
  ['announcements', 'visitor', 'reads (those shown now)'],
])('the cell of %s for %s says: %s', async (slug, actor, words) => {
  expect(await cellOf(slug, actor)).toBe(words)
})

test('throws for a condition without a description', async () => {
  const odd: Access = () => ({ title: { equals: 'x' } })
  await expect(cell({ access: { read: odd } }, 'coach')).rejects.toThrow('has no words')
})
