export const TAG_MAX = 30
/** More tags than this on one entry say nothing any more. */
export const TAGS_MAX = 12
