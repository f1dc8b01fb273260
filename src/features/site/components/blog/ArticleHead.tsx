import type { Play } from '@/lib/court/play'
import type { BlogPage, Post } from '@/payload-types'
import { plainText } from '@/components/rich-text/content'
import { Arrow } from '@/components/ui/Arrow'
import { TakeDown } from '@/components/media/TakeDown'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { Tag } from '@/components/ui/Tag'
import { toPicture } from '@/lib/media'
import { paths } from '@/lib/paths'
import { categoryLabel } from '../../rules/post-categories'
import { PostDate } from './PostDate'
import { PostPicture } from './PostPicture'
import { readingMinutes } from '../../rules/blog'
import styles from './blog.module.css'

const COVER_WIDTH = '(min-width: 60rem) 40rem, 100vw'

type ArticleHeadProps = {
  post: Post
  /** Shown without a picture. */
  play: Play
  texts: BlogPage['article']
}

/** The head of an article: breadcrumbs, title, author, date, and picture. */
export function ArticleHead({ post, play, texts }: ArticleHeadProps) {
  const { title, category, date, author, authorRole, content } = post
  const picture = toPicture(post.image)
  return (
    <header className={styles.articleHead}>
      <div className="wrap">
        <SiteLink href={paths.blog} className={styles.backLink}>
          <Arrow /> {texts.backLabel}
        </SiteLink>
        <h1>{title}</h1>
        <p className={styles.byline}>
          <Tag>{categoryLabel(category)}</Tag>
          <PostDate date={date} />
          <span>
            By <b>{author}</b> ({authorRole})
          </span>
          <span>{readingMinutes(plainText(content))} min read</span>
        </p>
        <div className={styles.cover}>
          <PostPicture picture={picture} play={play} sizes={COVER_WIDTH} />
        </div>
        {picture?.takedown && <TakeDown name="picture" value={picture.takedown} />}
      </div>
    </header>
  )
}
