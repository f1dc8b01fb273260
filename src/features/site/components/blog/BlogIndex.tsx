import { SectionHead } from '@/components/ui/SectionHead'
import type { BlogPage } from '@/payload-types'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { PostCard } from './PostCard'
import { PostList } from './PostList'
import type { PostSummary } from '../../server/blog'
import { countPages, featuredOf } from '../../rules/blog'
import { postsOf, type Topic } from '../../rules/topics'
import styles from './blog.module.css'

type FeaturedPostsProps = { section: BlogPage['featured']; readLabel: string; posts: PostSummary[] }

type BlogIndexProps = {
  page: BlogPage
  posts: PostSummary[]
  topic?: Topic
  /** The page of the list, from 1. */ number?: number
}

/** The blog: featured articles, and a page of the list of all articles or of one topic. Further pages show only the list. */
export function BlogIndex({ page, posts, topic, number = 1 }: BlogIndexProps) {
  if (!page.hero?.title) return <UnpublishedPage title="THE REALEST BASKETBALL BLOG" />
  const { label, title, lede } = page.hero
  const isFirst = number === 1
  const featured = isFirst ? featuredOf(posts) : []
  return (
    <>
      {isFirst ? (
        <PageHero label={label} title={title} lede={lede} page={topic ? undefined : '/blog'} />
      ) : (
        <PageHero label={`Page ${number} of ${countPages(postsOf(posts, topic))}`} title={title} compact />
      )}
      <FeaturedPosts section={page.featured} readLabel={page.articles.readLabel} posts={featured} />
      <PostList section={page.articles} posts={posts} topic={topic} number={number} featured={featured} />
    </>
  )
}

/** The newest featured articles as large cards; renders nothing without any. */
function FeaturedPosts({ section, readLabel, posts }: FeaturedPostsProps) {
  if (posts.length === 0) return null
  return (
    <section className="section paper" aria-labelledby="featured-heading">
      <div className="wrap">
        <SectionHead id="featured-heading" label={section.label} title={section.title} />
        <ul className={styles.featuredPosts}>
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard
                post={post}
                readLabel={readLabel}
                headingId={`featured-${post.slug}`}
                isLarge
                isEarly={index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
