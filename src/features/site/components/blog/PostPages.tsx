import type { BlogPage } from '@/payload-types'
import { SiteLink } from '@/components/ui/SiteLink.client'
import styles from './blog.module.css'

type PostPagesProps = {
  texts: BlogPage['articles']
  current: number
  count: number
  /** Returns the URL of a page of this list. */
  hrefOf: (page: number) => string
}

/** The pagination of a list; renders nothing for a single page. */
export function PostPages({ texts, current, count, hrefOf }: PostPagesProps) {
  if (count === 1) return null
  const pages = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <nav className={styles.postPages} aria-label="Pages">
      <Turn page={current - 1} isThere={current > 1} label={texts.newerLabel} rel="prev" hrefOf={hrefOf} />
      <ol>
        {pages.map((page) => (
          <li key={page}>
            <SiteLink href={hrefOf(page)} className="num" aria-current={page === current ? 'page' : undefined}>
              <span className="sr-only">Page</span> {page}
            </SiteLink>
          </li>
        ))}
      </ol>
      <Turn page={current + 1} isThere={current < count} label={texts.olderLabel} rel="next" hrefOf={hrefOf} />
    </nav>
  )
}

type TurnProps = { page: number; isThere: boolean; label: string; rel: 'prev' | 'next' } & Pick<
  PostPagesProps,
  'hrefOf'
>

function Turn({ page, isThere, label, rel, hrefOf }: TurnProps) {
  if (!isThere) return null
  return (
    <SiteLink href={hrefOf(page)} rel={rel} className="text-link">
      {label}
    </SiteLink>
  )
}
