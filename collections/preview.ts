import type { Config } from 'payload'
import { contentPath, GLOBAL_PATHS, PAGED_COLLECTIONS } from '@/lib/content-paths'
import { paths } from '@/lib/paths'

/** Live preview of the draft next to its form, at three breakpoints; updates after every save. */
export const livePreview: NonNullable<Config['admin']>['livePreview'] = {
  collections: [...PAGED_COLLECTIONS, 'programs', 'faqs', 'testimonials', 'coaches', 'stages', 'age-tiers'],
  globals: Object.keys(GLOBAL_PATHS),
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
  url: ({ data, collectionConfig, globalConfig }) => {
    const path = globalConfig ? GLOBAL_PATHS[globalConfig.slug] : contentPath(collectionConfig?.slug ?? '', data)
    return path ? paths.preview(path) : null
  },
}
