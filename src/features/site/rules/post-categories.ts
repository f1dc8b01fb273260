/** The categories of articles: stored keys and labels. */
export const POST_CATEGORIES = {
  recruiting: 'Recruiting',
  playerDevelopment: 'Player development',
  trainingTips: 'Training tips',
  programUpdates: 'Program updates',
  nutrition: 'Nutrition',
  featured: 'Featured',
  locations: 'Locations',
  programGuides: 'Program guides',
  parentResources: 'Parent resources',
  academyCulture: 'Academy culture',
  playerStories: 'Player stories',
  events: 'Events',
  localBasketball: 'Local basketball',
} as const

export type PostCategory = keyof typeof POST_CATEGORIES

export const POST_CATEGORY_KEYS = Object.keys(POST_CATEGORIES) as PostCategory[]

/** Returns the label of a stored category; an unknown key is returned unchanged. */
export function categoryLabel(key: string): string {
  return key in POST_CATEGORIES ? POST_CATEGORIES[key as PostCategory] : key
}
