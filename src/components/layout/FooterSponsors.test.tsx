import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import sponsors from '../../../seed/content/sponsors.json'
import type { SponsorData } from './chrome-data'
import { FooterSponsors } from './FooterSponsors'

function render(list: SponsorData[]): string {
  return renderToStaticMarkup(<FooterSponsors sponsors={list} href="mailto:office@example.org" />)
}

test('without sponsors, renders only the link to become one, no heading or empty list', () => {
  const html = render([])
  expect(html).not.toMatch(/<h2|<ul|<section/)
  expect(html).toContain('Become a sponsor')
})

test('with sponsors, renders a link for each below the heading', () => {
  const html = render(sponsors.map(({ name, link }) => ({ name, link, logo: null })))
  expect(html).toContain('Our sponsors')
  for (const { link } of sponsors) expect(html).toContain(`href="${link}"`)
})
