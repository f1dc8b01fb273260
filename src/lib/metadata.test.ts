import { describe, expect, it } from 'vitest'
import { pageMetadata } from './metadata'

const facts = { title: 'Teams', description: 'Six squads.', path: '/teams' }

describe('pageMetadata', () => {
  it('uses the same facts for all tags', () => {
    expect(pageMetadata(facts)).toMatchObject({
      title: 'Teams',
      description: 'Six squads.',
      alternates: { canonical: '/teams' },
      openGraph: { title: 'Teams', description: 'Six squads.', url: '/teams' },
      twitter: { title: 'Teams', description: 'Six squads.' },
    })
  })

  it('has the type website, the locale en_US and a large picture; an article has the type article', () => {
    const { openGraph, twitter } = pageMetadata(facts)
    expect(openGraph).toMatchObject({ type: 'website', locale: 'en_US' })
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: openGraph?.images })
    expect(pageMetadata({ ...facts, type: 'article' }).openGraph).toMatchObject({ type: 'article' })
  })

  it('allows indexing unless noindex is set', () => {
    expect(pageMetadata(facts).robots).toBeUndefined()
    expect(pageMetadata({ ...facts, noindex: true }).robots).toEqual({ index: false, follow: true })
  })

  it('has its own picture, but the general one when noindex is set', () => {
    expect(pageMetadata(facts).openGraph?.images).toMatchObject([{ url: '/share/teams.png', width: 1200, height: 630 }])
    expect(pageMetadata({ ...facts, noindex: true }).openGraph?.images).toMatchObject([{ url: '/share.png' }])
  })

  it('omits the template for an absolute title', () => {
    expect(pageMetadata({ ...facts, absolute: true }).title).toEqual({ absolute: 'Teams' })
  })

  it('lists the page’s own keywords first, without duplicates', () => {
    const { keywords } = pageMetadata({ ...facts, keywords: ['9U', 'youth basketball'] })
    expect(keywords).toEqual(['9U', 'youth basketball', 'basketball academy', 'Surprise Arizona', 'West Valley'])
  })

  it('uses the academy’s keywords by default', () => {
    const { keywords } = pageMetadata(facts)
    expect(keywords).toEqual(['youth basketball', 'basketball academy', 'Surprise Arizona', 'West Valley'])
  })
})
