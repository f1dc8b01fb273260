import type { BlogPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { PostCard } from './PostCard'
import type { PostSummary } from '../../server/blog'
import styles from './blog.module.css'

type FeaturedPostsProps = { section: BlogPage['featured']; readLabel: string; posts: PostSummary[] }

/** The newest featured articles as large cards; renders nothing without any. */
export function FeaturedPosts({ section, readLabel, posts }: FeaturedPostsProps) {
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
