import { readdirSync, readFileSync } from 'node:fs'

type Article = { slug: string; title: string; date: string; category: string; featured: boolean; excerpt: string }

const FOLDER = 'seed/content/posts'

/** The articles that the seed publishes, newest first. */
export const ARTICLES = readdirSync(FOLDER)
  .map(readArticle)
  .sort((one, other) => other.date.localeCompare(one.date))

const ADDRESSES = new Set(ARTICLES.map(({ slug }) => `/blog/${slug}`))

/** Returns false for the page of an event, album or article that another test published and will remove again. */
export function isSeeded(path: string): boolean {
  const isOwnPage = /^\/(events|media|blog)\/(?!topic\/|page\/|feed)./.test(path)
  return !isOwnPage || ADDRESSES.has(path)
}

function readArticle(file: string): Article {
  const [, facts = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^---$/m)
  const lines = [...facts.matchAll(/^(\w+): (.+)$/gm)]
  return Object.fromEntries(lines.map(([, key, value]) => [key, JSON.parse(value!)])) as Article
}
