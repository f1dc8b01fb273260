import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site-origin'

/** What crawlers have no business with. Pages that only must not be listed say so themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Pictures are served below the API.
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api/', '/forms/', '/internal/', '/preview', '/search'],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
