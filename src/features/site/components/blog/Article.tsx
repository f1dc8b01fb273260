import { RichText } from '@/components/rich-text/RichText'
import type { BlogPage, Post } from '@/payload-types'
import { withFactsInside, type SiteFacts } from '../../rules/placeholders'
import type { PostSummary } from '../../server/blog'
import { ArticleAside } from './ArticleAside'
import { ArticleHead } from './ArticleHead'
import styles from './blog.module.css'

type ArticleProps = { facts: SiteFacts; post: Post; page: BlogPage; recent: PostSummary[] }

/** An article for visitors and for the shared preview of its draft. */
export function Article({ facts, post, page, recent }: ArticleProps) {
  return (
    <article className={styles.blogArticle}>
      <ArticleHead post={post} words={page.article} />
      <div className={`wrap ${styles.articleColumns}`}>
        <RichText content={withFactsInside(post.content, facts)} />
        <ArticleAside page={page} recent={recent} />
      </div>
    </article>
  )
}
