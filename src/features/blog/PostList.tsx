import type { BlogPage } from '@/payload-types'
import { LinkTabs } from '@/components/ui/LinkTabs'
import { SectionHead } from '@/components/ui/SectionHead'
import { paths } from '@/lib/paths'
import { MoreTopics } from './MoreTopics'
import { PostCard } from './PostCard'
import type { PostSummary } from './queries'
import { TAB_TOPICS, type Topic } from './topics'

type PostListProps = {
  section: BlogPage['articles']
  posts: PostSummary[]
  /** Shows the articles of one topic only. */
  topic?: Topic
}

const LIST_ID = 'articles'

/** Every article, or those of one topic, below the tabs that lead from one to the other. */
export function PostList({ section, posts, topic }: PostListProps) {
  const shown = topic ? posts.filter(({ category }) => category === topic.category) : posts
  return (
    <section id={LIST_ID} className="section" aria-labelledby="articles-heading">
      <div className="wrap">
        <SectionHead id="articles-heading" label={topic?.label ?? section.label} title={section.title} />
        <div className="topic-tabs">
          <LinkTabs label="Topics" items={listTabs(topic)} />
        </div>
        {shown.length === 0 && <p className="lede mt-12">{section.empty}</p>}
        <ul className="posts">
          {shown.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} readLabel={section.readLabel} headingId={`post-${post.slug}`} />
            </li>
          ))}
        </ul>
        <MoreTopics label={section.moreLabel} posts={posts} current={topic} />
      </div>
    </section>
  )
}

// A tab leads to its list, not to the top of another page that looks the same.
function listTabs(current?: Topic) {
  const all = { href: `${paths.blog}#${LIST_ID}`, label: 'All', isCurrent: !current }
  const topics = TAB_TOPICS.map(({ slug, label }) => ({
    href: `${paths.blogTopic(slug)}#${LIST_ID}`,
    label,
    isCurrent: slug === current?.slug,
  }))
  return [all, ...topics]
}
