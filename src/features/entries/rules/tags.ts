export const TAG_MAX = 30
/** The maximum number of tags on an entry. */
export const TAGS_MAX = 12
