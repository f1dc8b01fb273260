import type { Metadata } from 'next'
import { GENERAL_PICTURE, sharePicture } from './share-picture'

type PageFacts = {
  /** Texts for search engines entered by staff; they override the title and the description. */
  meta?: { title?: string | null; description?: string | null } | null
  /** Without the academy's name, which the layout's title template adds. */
  title: string
  description: string
  /** The canonical path, without a query string. */
  path: string
  keywords?: string[]
  /** Sets the robots tag to noindex. */
  noindex?: boolean
  /** Uses the title as is, without the academy's name. */
  absolute?: boolean
  /** A picture for link previews. By default, one is rendered from the page's title. */
  image?: { url: string; width: number; height: number; alt: string }
  type?: 'website' | 'article'
}

const COMMON_KEYWORDS = ['youth basketball', 'basketball academy', 'Surprise Arizona', 'West Valley']

/** Returns the title, description, keywords, canonical URL and sharing tags of a page. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { meta, path, keywords = [], noindex = false, absolute = false, type = 'website' } = facts
  const [title, description] = [meta?.title || facts.title, meta?.description || facts.description]
  const image = facts.image ?? (noindex ? GENERAL_PICTURE : sharePicture(path, title))
  const fullTitle = absolute ? { absolute: title } : title
  return {
    title: fullTitle,
    description,
    keywords: [...new Set([...keywords, ...COMMON_KEYWORDS])],
    alternates: { canonical: path },
    openGraph: {
      title: fullTitle,
      description,
      url: path,
      type,
      locale: 'en_US',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [image] },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
  }
}
