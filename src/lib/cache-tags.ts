/** All cache tags of the site: queries are cached under them, hooks revalidate them. */
export const cacheTags = {
  global: (slug: string) => `global:${slug}`,
  collection: (slug: string) => `collection:${slug}`,
}
