import type { Metadata } from 'next'
import { GENERAL_PICTURE, sharePicture } from './share-picture'

type PageFacts = {
  /** What staff wrote for search engines; it wins over the title and the description of the page. */
  meta?: { title?: string | null; description?: string | null } | null
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
  /** A picture for shared links. When left out, the page's own is drawn from its title. */
  image?: { url: string; width: number; height: number; alt: string }
  type?: 'website' | 'article'
}

const COMMON_KEYWORDS = ['youth basketball', 'basketball academy', 'Surprise Arizona', 'West Valley']

/** Title, description, keywords, canonical address and sharing tags of a page, all from the same few facts. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { meta, path, keywords = [], noindex = false, absolute = false, type = 'website' } = facts
  const [title, description] = [meta?.title || facts.title, meta?.description || facts.description]
  const image = facts.image ?? (noindex ? GENERAL_PICTURE : sharePicture(path, title))
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
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: shownTitle, description, images: [image] },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
  }
}
