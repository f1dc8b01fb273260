import { SiteLink } from '@/components/ui/SiteLink.client'
import type { BlogPage } from '@/payload-types'
import { LinkTabs } from '@/components/ui/LinkTabs'
import { SectionHead } from '@/components/ui/SectionHead'
import { paths } from '@/lib/paths'
import { PostCard } from './PostCard'
import { PostPages } from './PostPages'
import type { PostSummary } from '../../server/blog'
import { countPages, pageOf } from '../../rules/blog'
import { MORE_TOPICS, postsOf, TAB_TOPICS, type Topic } from '../../rules/topics'
import styles from './blog.module.css'

type PostListProps = {
  section: BlogPage['articles']
  posts: PostSummary[]
  /** Shows only the articles of one topic. */
  topic?: Topic
  /** The page of the list, from 1. */
  number: number
  /** The articles featured above the list, whose pictures are not shown twice. */
  featured: PostSummary[]
}

const LIST_ID = 'articles'

/** A page of all articles, or of those of one topic, below the topic tabs. */
export function PostList({ section, posts, topic, number, featured }: PostListProps) {
  const list = postsOf(posts, topic)
  const visiblePosts = pageOf(list, number)
  return (
    <section id={LIST_ID} className="section" aria-labelledby="articles-heading">
      <div className="wrap">
        <SectionHead id="articles-heading" label={topic?.label ?? section.label} title={section.title} />
        <div className={styles.topicTabs}>
          <LinkTabs label="Topics" items={listTabs(topic)} />
        </div>
        {visiblePosts.length === 0 && <p className="lede mt-12">{section.empty}</p>}
        <ul className={styles.posts}>
          {visiblePosts.map((post) => (
            <li key={post.slug}>
              <PostCard
                post={featured.includes(post) ? { ...post, picture: null } : post}
                readLabel={section.readLabel}
                headingId={`post-${post.slug}`}
              />
            </li>
          ))}
        </ul>
        <PostPages
          texts={section}
          current={number}
          count={countPages(list)}
          hrefOf={(page) => `${topic ? paths.blogTopic(topic.slug, page) : paths.blogPage(page)}#${LIST_ID}`}
        />
        <MoreTopics label={section.moreLabel} posts={posts} current={topic} />
      </div>
    </section>
  )
}

// A tab links to its list's position, because the top of the other page looks the same.
function listTabs(current?: Topic) {
  const all = { href: `${paths.blog}#${LIST_ID}`, label: 'All', isCurrent: !current }
  const topics = TAB_TOPICS.map(({ slug, label }) => ({
    href: `${paths.blogTopic(slug)}#${LIST_ID}`,
    label,
    isCurrent: slug === current?.slug,
  }))
  return [all, ...topics]
}

/** A line of links to topics that have articles but no tab. */
function MoreTopics({ label, posts, current }: { label: string; posts: PostSummary[]; current?: Topic }) {
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
