import type { GlobalSlug } from 'payload'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { contentPath, GLOBAL_PATHS, UNLISTED_GLOBALS } from '@/lib/content-paths'

// The city pages share one text; each city says what search engines show.
const PAGES = Object.keys(GLOBAL_PATHS).filter((slug) => slug !== 'cities-page' && !UNLISTED_GLOBALS.includes(slug))

/**
 * A tab for what search engines and shared links say of a page. Left empty, the page's own title and first sentence
 * stand there.
 */
export const searchEngines = seoPlugin({
  collections: ['posts'],
  globals: PAGES as GlobalSlug[],
  tabbedUI: true,
  generateURL: ({ doc, collectionConfig, globalConfig, req }) =>
    (req.payload.config.serverURL ?? '') +
    (globalConfig ? GLOBAL_PATHS[globalConfig.slug] : contentPath(collectionConfig?.slug ?? '', doc as object)),
  fields: ({ defaultFields }) => defaultFields.filter((field) => !('name' in field && field.name === 'overview')),
})
