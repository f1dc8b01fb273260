import { listPlayKeys } from '@/components/rich-text/content'
import { RichText } from '@/components/rich-text/RichText'
import type { BlogPage, Post } from '@/payload-types'
import { withFactsInside, type SiteFacts } from '../../rules/placeholders'
import { coverPlay, listCoverKeys } from '../../rules/post-plays'
import { findArticlePlays, type PostSummary } from '../../server/blog'
import { ArticleAside } from './ArticleAside'
import { ArticleHead } from './ArticleHead'
import styles from './blog.module.css'

type ArticleProps = { facts: SiteFacts; post: Post; page: BlogPage; recent: PostSummary[] }

/** An article for visitors and for the shared preview of its draft. */
export async function Article({ facts, post, page, recent }: ArticleProps) {
  const book = await findArticlePlays([...listCoverKeys(post), ...listPlayKeys(post.content)])
  return (
    <article>
      <ArticleHead post={post} play={coverPlay(post, book)} texts={page.article} />
      <div className={`wrap ${styles.articleColumns}`}>
        <div className={styles.articleText}>
          <RichText content={withFactsInside(post.content, facts)} plays={book} />
        </div>
        <ArticleAside page={page} recent={recent} />
      </div>
    </article>
  )
}
