import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { categoryLabel } from '../../rules/post-categories'
import type { PostSummary } from '../../server/blog'
import { PostCardView, type PostCardProps } from './PostCardView.client'
import { PostDrawing } from './PostPicture'

type Props = Pick<PostCardProps, 'readLabel' | 'headingId' | 'isLarge' | 'isEarly'> & { post: PostSummary }

/** An article as a card. The whole card is one link, named by the article. */
export function PostCard({ post, ...others }: Props) {
  const { slug, title, date, category, excerpt, author, picture, play } = post
  return (
    <PostCardView
      href={paths.post(slug)}
      title={title}
      excerpt={excerpt}
      author={author}
      topic={categoryLabel(category)}
      date={[date.slice(0, 10), formatDay(date, 'MMM d, yyyy')]}
      picture={picture && withoutText(picture)}
      {...others}
    >
      {!picture && <PostDrawing play={play} />}
    </PostCardView>
  )
}

function withoutText({ takedown: _takedown, alt: _alt, ...facts }: NonNullable<PostSummary['picture']>) {
  return facts
}
