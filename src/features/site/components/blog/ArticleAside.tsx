import type { BlogPage } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { tightFrameOf } from '@/lib/court/frame'
import { plays } from '@/lib/court/plays'
import { Button } from '@/components/ui/Button'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import { PostDate } from './PostDate'
import type { PostSummary } from '../../server/blog'
import styles from './blog.module.css'

/** The column beside an article: the newest other articles, and a call to action. */
export function ArticleAside({ page: { article, join }, recent }: { page: BlogPage; recent: PostSummary[] }) {
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
