import { CourtDiagram } from '@/components/court/CourtDiagram'
import { listPlayKeys } from '@/components/rich-text/content'
import { RichText } from '@/components/rich-text/RichText'
import { Button } from '@/components/ui/Button'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { tightFrameOf } from '@/lib/court/frame'
import { plays } from '@/lib/court/plays'
import { paths } from '@/lib/paths'
import type { BlogPage, Post } from '@/payload-types'
import { withFactsInside, type SiteFacts } from '../../rules/placeholders'
import { coverPlay, listCoverKeys } from '../../rules/post-plays'
import { findArticlePlays, type PostSummary } from '../../server/blog'
import { ArticleHead } from './ArticleHead'
import { PostDate } from './PostDate'
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

/** The column beside an article: the newest other articles, and a call to action. */
function ArticleAside({ page: { article, join }, recent }: { page: BlogPage; recent: PostSummary[] }) {
  return (
    <aside className={styles.articleAside} aria-label={article.recentTitle}>
      {recent.length > 0 && (
        <div>
          <h2 className="label">{article.recentTitle}</h2>
          <ul className={styles.recent}>
            {recent.map(({ slug, title, date }) => (
              <li key={slug}>
                <SiteLink href={paths.post(slug)}>
                  <b>{title}</b>
                  <PostDate date={date} />
                </SiteLink>
              </li>
            ))}
          </ul>
          <SiteLink href={paths.blog} className="text-link">
            {article.allLabel}
          </SiteLink>
        </div>
      )}
      <div className={`${styles.join} ink`}>
        <CourtDiagram play={plays.weakSideSwing} view={tightFrameOf(plays.weakSideSwing)} fit="xMidYMid meet" />
        <h2>{join.title}</h2>
        <p>{join.text}</p>
        <Button href={join.buttonHref} arrow>
          {join.buttonLabel}
        </Button>
      </div>
    </aside>
  )
}
