import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import sponsors from '../../../seed/content/sponsors.json'
import type { Sponsor } from '@/payload-types'
import { FooterSponsors } from './FooterSponsors'

function render(list: Partial<Sponsor>[]): string {
  return renderToStaticMarkup(
    <FooterSponsors sponsors={list as Sponsor[]} email="office@example.org" subject="Sponsorship" />,
  )
}

test('without sponsors, renders only the link to become one, no heading or empty list', () => {
  const html = render([])
  expect(html).not.toMatch(/<h2|<ul|<section/)
  expect(html).toContain('Become a sponsor')
})

test('with sponsors, renders a link for each below the heading', () => {
  const html = render(sponsors.map(({ name, link }) => ({ id: name, name, link })))
  expect(html).toContain('Our sponsors')
  for (const { link } of sponsors) expect(html).toContain(`href="${link}"`)
})
