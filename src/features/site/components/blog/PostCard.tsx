import { Arrow } from '@/components/ui/Arrow'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { Tag } from '@/components/ui/Tag'
import { paths } from '@/lib/paths'
import { categoryLabel } from '../../rules/post-categories'
import { PostDate } from './PostDate'
import { PostPicture } from './PostPicture'
import type { PostSummary } from '../../server/blog'
import styles from './blog.module.css'

type PostCardProps = {
  post: PostSummary
  readLabel: string
  /** The id of the title, which must be unique when two cards show the same article. */
  headingId: string
  size?: 'large'
  isEarly?: boolean
}

const WIDTHS = {
  large: '(min-width: 90rem) 41rem, (min-width: 48rem) 50vw, calc(100vw - 2.5rem)',
  small: '(min-width: 90rem) 27rem, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, calc(100vw - 2.5rem)',
}

/** An article as a card. The whole card is one link, named by the article. */
export function PostCard({ post, readLabel, headingId, size, isEarly }: PostCardProps) {
  const { slug, title, date, category, excerpt, author, picture, play } = post
  return (
    <article className={size ? `${styles.postCard} ${styles.isLarge}` : styles.postCard} aria-labelledby={headingId}>
      <div className={styles.picture}>
        <PostPicture picture={picture} play={play} sizes={WIDTHS[size ?? 'small']} isEarly={isEarly} isDecorative />
      </div>
      <p className={styles.factsLine}>
        <Tag>{categoryLabel(category)}</Tag>
        <PostDate date={date} />
      </p>
      <h3 id={headingId}>{title}</h3>
      <p className={styles.excerpt}>{excerpt}</p>
      <div className={styles.foot}>
        <span>By {author}</span>
        <SiteLink href={paths.post(slug)} className={styles.read}>
          <span>{readLabel}</span> <span className="sr-only">{title}</span>
          <Arrow />
        </SiteLink>
      </div>
    </article>
  )
}
