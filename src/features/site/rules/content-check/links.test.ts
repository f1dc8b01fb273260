import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkDocument } from './check'
import { FACTS, link, paragraph, richText } from './fixtures'
import { isKnownPath } from './own-paths'

function check(url: string, words: string, pages = FACTS.pages) {
  return checkDocument('posts', { content: richText(paragraph(link(url, words))) }, { ...FACTS, pages })
}

test.each(['click here', 'Click here!', 'here', 'Read more…', 'this link', 'More »', '', '→'])(
  'warns of the link text “%s”',
  (words) => {
    expect(check('/contact', words)).toMatchObject([{ kind: 'link-text', hint: 'Perhaps “Contact us”' }])
  },
)

test.each(['Write to us', 'Here is how we practice', 'Read more about footwork', 'The film room'])(
  'does not report the link text “%s”',
  (words) => {
    expect(check('/contact', words)).toEqual([])
  },
)

test('suggests the title of the linked page, and nothing for other sites', () => {
  expect(check('/blog/footwork#feet', 'here')[0]?.fix).toEqual({
    label: 'Use that',
    field: 'content',
    block: 0,
    change: { find: 'here', put: 'Footwork basics', isLink: true },
  })
  const home = new Map([['/', 'The academy']])
  expect(check('https://academy.example.org', 'here', home)[0]?.hint).toBe('Perhaps “The academy”')
  expect(check('https://example.org', 'here')).toMatchObject([{ kind: 'link-text', hint: null, fix: null }])
})

test.each(['/summer-camp', '/blog/never-written', 'https://academy.example.org/old', '/media/nothing'])(
  'warns that %s does not exist',
  (url) => {
    expect(check(url, 'A good text')).toMatchObject([{ kind: 'link' }])
  },
)

test.each([
  '/',
  '/contact/',
  '/contact?from=blog#form',
  '/blog',
  '/blog/page/2',
  '/blog/topic/skills',
  '/events/spring-tryout/2027-03-01',
  '/player-registration?form=player',
  '/#contact',
  '#contact',
  '/register',
  '/peoria-basketball',
  'https://academy.example.org',
  'https://example.org/nothing',
  'mailto:coach@example.org',
  'tel:+16235550142',
])('does not report the address %s', (url) => {
  expect(check(url, 'A good text')).toEqual([])
})

test('knows the paths of all pages of the site', () => {
  const files = readdirSync('src/app/(site)', { recursive: true, encoding: 'utf8' })
  const pages = files.filter(
    (file) => /(^|\/)page\.tsx$/.test(file) && !/\[|^dev|^film-room-landing|received|again/.test(file),
  )
  const unknown = pages
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
    .filter((path) => !isKnownPath(path, new Map()))
  expect(pages.length).toBeGreaterThan(25)
  expect(unknown).toEqual([])
})

test('checks addresses in plain fields', () => {
  expect(checkDocument('events', { registrationHref: '/old-form' }, FACTS)).toMatchObject([
    { kind: 'link', where: 'Registration href' },
  ])
})
