const WORDS_A_MINUTE = 220

/** Parts of /blog that no article can have as its address. */
export const RESERVED_SLUGS: readonly string[] = ['topic', 'feed', 'feed.xml']

/** How long a text takes to read, in whole minutes and at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** The first featured ones of a list that has the newest first. */
export function featuredOf<Post extends { featured: boolean }>(posts: readonly Post[], count = 2): Post[] {
  return posts.filter(({ featured }) => featured).slice(0, count)
}

/** The neighbours of an article in a list that has the newest first. */
export function neighboursOf<Post extends { slug: string }>(posts: readonly Post[], slug: string) {
  const index = posts.findIndex((post) => post.slug === slug)
  if (index < 0) return { newer: null, older: null }
  return { newer: posts[index - 1] ?? null, older: posts[index + 1] ?? null }
}

/** The newest of a list that has the newest first, without the one that is being read. */
export function newestExcept<Post extends { slug: string }>(posts: readonly Post[], count: number, slug?: string) {
  return posts.filter((post) => post.slug !== slug).slice(0, count)
}
