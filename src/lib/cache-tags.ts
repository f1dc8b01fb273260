/** Every cache tag of the site, named once: queries read through them, hooks revalidate through them. */
export const cacheTags = {
  global: (slug: string) => `global:${slug}`,
  collection: (slug: string) => `collection:${slug}`,
}
