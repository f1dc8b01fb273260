import { POST_CATEGORIES, POST_CATEGORY_KEYS, type PostCategory } from './post-categories'

/** A list of articles with its own URL. */
export type Topic = { slug: string; category: PostCategory; label: string }

/** The tabs beside "All", in order, with their short labels. */
const TABS: [PostCategory, slug: string, label: string][] = [
  ['playerDevelopment', 'development', 'Development'],
  ['trainingTips', 'training', 'Training'],
  ['recruiting', 'recruiting', 'Recruiting'],
  ['locations', 'locations', 'Locations'],
  ['parentResources', 'parents', 'Parents'],
  ['academyCulture', 'academy', 'Academy'],
]

export const TAB_TOPICS: readonly Topic[] = TABS.map(([category, slug, label]) => ({ category, slug, label }))

/** Categories without a tab. */
export const MORE_TOPICS: readonly Topic[] = POST_CATEGORY_KEYS.filter(
  (key) => !TAB_TOPICS.some(({ category }) => category === key),
).map((category) => ({ category, slug: toKebab(category), label: POST_CATEGORIES[category] }))

export const TOPICS: readonly Topic[] = [...TAB_TOPICS, ...MORE_TOPICS]

/** Returns the topic of a slug, or null. */
export function findTopic(slug: string): Topic | null {
  return TOPICS.find((topic) => topic.slug === slug) ?? null
}

/** Returns the articles of a topic in order; without one, all articles. */
export function postsOf<Post extends { category: PostCategory }>(
  posts: readonly Post[],
  topic?: Topic,
): readonly Post[] {
  return topic ? posts.filter(({ category }) => category === topic.category) : posts
}

function toKebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
