import type { Metadata } from 'next'

type PageFacts = {
  /** Without the academy's name: the layout's template adds it. */
  title: string
  description: string
  /** The canonical path, without a query. */
  path: string
  keywords?: string[]
  /** Keeps the page out of search engines. */
  noindex?: boolean
  /** The title stands as it is, without the academy's name behind it. */
  absolute?: boolean
  /** A picture for shared links; the academy's own when left out. */
  image?: { url: string; width: number; height: number; alt: string }
  type?: 'website' | 'article'
}

const COMMON_KEYWORDS = ['youth basketball', 'basketball academy', 'Surprise Arizona', 'West Valley']

const SHARE_IMAGE = {
  url: '/share.png',
  width: 1200,
  height: 630,
  alt: 'A basketball play drawn on a dark court: pass, cut and score.',
}

/** Title, description, keywords, canonical address and sharing tags of a page, all from the same few facts. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { title, description, path, keywords = [], noindex = false, absolute = false, type = 'website' } = facts
  const shownTitle = absolute ? { absolute: title } : title
  return {
    title: shownTitle,
    description,
    keywords: [...new Set([...keywords, ...COMMON_KEYWORDS])],
    alternates: { canonical: path },
    openGraph: {
      title: shownTitle,
      description,
      url: path,
      type,
      locale: 'en_US',
      images: [facts.image ?? SHARE_IMAGE],
    },
    twitter: { card: 'summary_large_image', title: shownTitle, description, images: [facts.image ?? SHARE_IMAGE] },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
  }
}
