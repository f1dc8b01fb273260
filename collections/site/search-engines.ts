import type { GlobalSlug } from 'payload'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { contentPath, GLOBAL_PATHS, UNLISTED_GLOBALS } from '@/lib/content-paths'

// Excludes the cities page, because all city pages share one text and each city has its own search texts.
const PAGES = Object.keys(GLOBAL_PATHS).filter((slug) => slug !== 'cities-page' && !UNLISTED_GLOBALS.includes(slug))

/**
 * Adds a tab with the texts for search engines and link previews. When empty, the title and first sentence of the page are
 * used.
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
