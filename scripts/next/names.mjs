/** The header in which a kept page carries its tags, parted by commas. */
export const TAGS_HEADER = 'x-next-cache-tags'

/** Files of a finished build, by their path in it. */
export const BUILD_MANIFEST = 'build-manifest.json'
export const FONT_MANIFEST = 'server/next-font-manifest.json'
