import { expect, test } from 'vitest'
import { currentLink, NAV_GROUPS, openGroups, spokenLabel, TODAY } from './nav'

const LINKS = [TODAY, ...NAV_GROUPS.flatMap(({ links }) => links)]
const at = (path: string) => {
  const [pathname = '', search = ''] = path.split('?')
  return currentLink(LINKS, pathname, search)?.key
}

test('the navigation has about twenty links, each with its own name and address', () => {
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
])('on %s the link %s is current', (path, key) => {
  expect(at(path)).toBe(key)
})

test('a group without a link that a person may open is left out', () => {
  expect(openGroups(({ key }) => key === 'posts').map(({ key }) => key)).toEqual(['site'])
})

test('a link is read out with what waits behind it', () => {
  expect(spokenLabel('Inbox', 15)).toBe('Inbox, 15 waiting')
  expect(spokenLabel('Inbox', 0)).toBe('Inbox')
})
