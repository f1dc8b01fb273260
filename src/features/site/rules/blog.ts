const WORDS_A_MINUTE = 220

/** Parts of /blog that no article can have as its address. */
export const RESERVED_SLUGS: readonly string[] = ['topic', 'page', 'feed', 'feed.xml']

/** How many articles stand on one page of the blog. */
const PAGE_SIZE = 12

/** How long a text takes to read, in whole minutes and at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** The first featured ones of a list that has the newest first. */
export function featuredOf<Post extends { featured: boolean }>(posts: readonly Post[], count = 2): Post[] {
  return posts.filter(({ featured }) => featured).slice(0, count)
}

/** How many pages a list takes; an empty one takes one too. */
export function countPages(posts: readonly unknown[]): number {
  return Math.max(1, Math.ceil(posts.length / PAGE_SIZE))
}

/** The pages after the first, which stands at the list's own address. */
export function furtherPages(posts: readonly unknown[]): number[] {
  return Array.from({ length: countPages(posts) - 1 }, (_, index) => index + 2)
}

/** The number of a further page as its address says it, or null when there is no such page. */
export function findFurtherPage(posts: readonly unknown[], typed: string): number | null {
  return furtherPages(posts).find((number) => String(number) === typed) ?? null
}

/** The articles on a page, from 1. */
export function pageOf<Post>(posts: readonly Post[], number: number): Post[] {
  return posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
}

/** The neighbors of an article in a list that has the newest first. */
export function neighborsOf<Post extends { slug: string }>(posts: readonly Post[], slug: string) {
  const index = posts.findIndex((post) => post.slug === slug)
  if (index < 0) return { newer: null, older: null }
  return { newer: posts[index - 1] ?? null, older: posts[index + 1] ?? null }
}

/** The newest of a list that has the newest first, without the one that is being read. */
export function newestExcept<Post extends { slug: string }>(posts: readonly Post[], count: number, slug?: string) {
  return posts.filter((post) => post.slug !== slug).slice(0, count)
}
