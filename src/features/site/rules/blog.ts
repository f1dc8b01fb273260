const WORDS_A_MINUTE = 220

/** Path segments below /blog that cannot be the slug of an article. */
export const RESERVED_SLUGS: readonly string[] = ['topic', 'page', 'feed', 'feed.xml']

/** The number of articles on one page of the blog. */
const PAGE_SIZE = 12

/** Returns the reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** Returns the first two featured articles of a list sorted from newest to oldest. */
export function featuredOf<Post extends { featured: boolean }>(posts: readonly Post[]): Post[] {
  return posts.filter(({ featured }) => featured).slice(0, 2)
}

/** Returns the number of pages of a list; an empty one has one page. */
export function countPages(posts: readonly unknown[]): number {
  return Math.max(1, Math.ceil(posts.length / PAGE_SIZE))
}

/** Returns the page numbers after the first, which has the list's own URL. */
export function furtherPages(posts: readonly unknown[]): number[] {
  return Array.from({ length: countPages(posts) - 1 }, (_, index) => index + 2)
}

/** Parses the number of a further page in the URL; null when there is no such page. */
export function findFurtherPage(posts: readonly unknown[], segment: string): number | null {
  return furtherPages(posts).find((number) => String(number) === segment) ?? null
}

/** Returns the articles on a page, counted from 1. */
export function pageOf<Post>(posts: readonly Post[], number: number): Post[] {
  return posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
}

/** Returns the neighbors of an article in a list sorted from newest to oldest. */
export function neighborsOf<Post extends { slug: string }>(posts: readonly Post[], slug: string) {
  const index = posts.findIndex((post) => post.slug === slug)
  if (index < 0) return { newer: null, older: null }
  return { newer: posts[index - 1] ?? null, older: posts[index + 1] ?? null }
}

/** Returns the newest articles of a list sorted from newest to oldest, without the current one. */
export function newestExcept<Post extends { slug: string }>(posts: readonly Post[], count: number, slug?: string) {
  return posts.filter((post) => post.slug !== slug).slice(0, count)
}
