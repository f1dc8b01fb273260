import type { BlogPage } from '@/payload-types'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import type { PostSummary } from '../../store/blog'
import styles from './blog.module.css'

type ArticleNeighboursProps = {
  words: BlogPage['article']
  newer: PostSummary | null
  older: PostSummary | null
}

/** Links to the articles before and after this one. */
export function ArticleNeighbours({ words, newer, older }: ArticleNeighboursProps) {
  return (
    <nav className={`${styles.neighbours} wrap`} aria-label={`${words.newerLabel}, ${words.olderLabel}`}>
      <Neighbour label={words.olderLabel} post={older} />
      <Neighbour label={words.newerLabel} post={newer} />
    </nav>
  )
}

function Neighbour({ label, post }: { label: string; post: PostSummary | null }) {
  if (!post) return null
  return (
    <SiteLink href={paths.post(post.slug)}>
      <span className="label">{label}</span>
      <b>{post.title}</b>
    </SiteLink>
  )
}
