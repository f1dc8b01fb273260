import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site-origin'

/** Excludes paths from crawling. Pages that must only not be indexed have a noindex tag instead. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Pictures are served by the API.
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api/', '/forms/', '/internal/', '/preview', '/search'],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
