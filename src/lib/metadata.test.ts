import { describe, expect, it } from 'vitest'
import { pageMetadata } from './metadata'

const facts = { title: 'Teams', description: 'Six squads.', path: '/teams' }

describe('pageMetadata', () => {
  it('says the same everywhere', () => {
    expect(pageMetadata(facts)).toMatchObject({
      title: 'Teams',
      description: 'Six squads.',
      alternates: { canonical: '/teams' },
      openGraph: { title: 'Teams', description: 'Six squads.', url: '/teams' },
      twitter: { title: 'Teams', description: 'Six squads.' },
    })
  })

  it('is shared as a page in American English with a large picture, unless it is an article', () => {
    const { openGraph, twitter } = pageMetadata(facts)
    expect(openGraph).toMatchObject({ type: 'website', locale: 'en_US' })
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: openGraph?.images })
    expect(pageMetadata({ ...facts, type: 'article' }).openGraph).toMatchObject({ type: 'article' })
  })

  it('is open to search engines unless told otherwise', () => {
    expect(pageMetadata(facts).robots).toBeUndefined()
    expect(pageMetadata({ ...facts, noindex: true }).robots).toEqual({ index: false, follow: true })
  })

  it('has a picture of its own, but not where search engines stay out', () => {
    expect(pageMetadata(facts).openGraph?.images).toMatchObject([{ url: '/share/teams.png', width: 1200, height: 630 }])
    expect(pageMetadata({ ...facts, noindex: true }).openGraph?.images).toMatchObject([{ url: '/share.png' }])
  })

  it('leaves out the template for an absolute title', () => {
    expect(pageMetadata({ ...facts, absolute: true }).title).toEqual({ absolute: 'Teams' })
  })

  it('puts the page’s own keywords first and none twice', () => {
    const { keywords } = pageMetadata({ ...facts, keywords: ['9U', 'youth basketball'] })
    expect(keywords).toEqual(['9U', 'youth basketball', 'basketball academy', 'Surprise Arizona', 'West Valley'])
  })

  it('has the academy’s keywords when it has none of its own', () => {
    const { keywords } = pageMetadata(facts)
    expect(keywords).toEqual(['youth basketball', 'basketball academy', 'Surprise Arizona', 'West Valley'])
  })
})
