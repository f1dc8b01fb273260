import type { BlogPage } from '@/payload-types'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import type { PostSummary } from '../../server/blog'
import styles from './blog.module.css'

type ArticleNeighborsProps = {
  texts: BlogPage['article']
  newer: PostSummary | null
  older: PostSummary | null
}

/** Links to the articles before and after this one. */
export function ArticleNeighbors({ texts, newer, older }: ArticleNeighborsProps) {
  return (
    <nav className={`${styles.neighbors} wrap`} aria-label={`${texts.newerLabel}, ${texts.olderLabel}`}>
      <Neighbor label={texts.olderLabel} post={older} />
      <Neighbor label={texts.newerLabel} post={newer} />
    </nav>
  )
}

function Neighbor({ label, post }: { label: string; post: PostSummary | null }) {
  if (!post) return null
  return (
    <SiteLink href={paths.post(post.slug)}>
      <span className="label">{label}</span>
      <b>{post.title}</b>
    </SiteLink>
  )
}
