import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import type { PostSummary } from '../../server/blog'
import { MORE_TOPICS, type Topic } from '../../rules/topics'
import styles from './blog.module.css'

/** A line of links to topics that have articles but no tab. */
export function MoreTopics({ label, posts, current }: { label: string; posts: PostSummary[]; current?: Topic }) {
  const written = MORE_TOPICS.filter((topic) => posts.some(({ category }) => category === topic.category))
  if (written.length === 0) return null
  return (
    <nav className={styles.moreTopics} aria-label={label}>
      <span className="label">{label}</span>
      <ul>
        {written.map(({ slug, label: name }) => (
          <li key={slug}>
            <SiteLink
              href={`${paths.blogTopic(slug)}#articles`}
              className="text-link"
              aria-current={slug === current?.slug ? 'page' : undefined}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
