import { expect, test } from 'vitest'
import { currentLink, NAV_GROUPS, openGroups, spokenLabel, TODAY } from './nav'

const LINKS = [TODAY, ...NAV_GROUPS.flatMap(({ links }) => links)]
const at = (path: string) => {
  const [pathname = '', search = ''] = path.split('?')
  return currentLink(LINKS, pathname, search)?.key
}

test('has about twenty links with unique labels and addresses', () => {
  expect(LINKS.length).toBeLessThanOrEqual(22)
  for (const part of ['key', 'label', 'href'] as const) {
    expect(new Set(LINKS.map((link) => link[part])).size).toBe(LINKS.length)
  }
})

test.each([
  ['/admin', 'today'],
  ['/admin/inbox', 'inbox'],
  ['/admin/inbox?overdue=1', 'inbox'],
  ['/admin/inbox?kind=pledges', 'pledges'],
  ['/admin/collections/posts/create', 'posts'],
  ['/admin/globals/fees', 'fees'],
  ['/admin/collections/players-of-old', undefined],
  ['/admin/account', undefined],
])('marks the current link: on %s it is %s', (path, key) => {
  expect(at(path)).toBe(key)
})

test('leaves out a group in which a person may open no link', () => {
  expect(openGroups(({ key }) => key === 'posts').map(({ key }) => key)).toEqual(['site'])
})

test('reads a link aloud with its count', () => {
  expect(spokenLabel('Inbox', 15)).toBe('Inbox, 15 waiting')
  expect(spokenLabel('Inbox', 0)).toBe('Inbox')
})
