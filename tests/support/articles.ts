import { readdirSync, readFileSync } from 'node:fs'

type Article = { slug: string; title: string; date: string; category: string; featured: boolean; excerpt: string }

const FOLDER = 'seed/content/posts'

/** The articles that the seed publishes, newest first. */
export const ARTICLES = readdirSync(FOLDER)
  .map(readArticle)
  .sort((one, other) => other.date.localeCompare(one.date))

function readArticle(file: string): Article {
  const [, facts = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^---$/m)
  const lines = [...facts.matchAll(/^(\w+): (.+)$/gm)]
  return Object.fromEntries(lines.map(([, key, value]) => [key, JSON.parse(value!)])) as Article
}
