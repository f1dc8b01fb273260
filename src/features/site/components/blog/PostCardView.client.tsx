'use client'

import type { ReactNode } from 'react'
import { Picture } from '@/components/media/Picture'
import { Arrow } from '@/components/ui/Arrow'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { Tag } from '@/components/ui/Tag'
import type { Picture as PictureFacts } from '@/lib/media'
import styles from './blog.module.css'

export type PostCardProps = {
  href: string
  title: string
  excerpt: string
  author: string
  topic: string
  /** As in a calendar (2026-11-28), and as visitors read it. */
  date: [iso: string, text: string]
  picture: Omit<PictureFacts, 'takedown' | 'alt'> | null
  readLabel: string
  /** The id of the title, which must be unique when two cards show the same article. */
  headingId: string
  isLarge?: boolean
  isEarly?: boolean
  /** The drawing of an article without a picture. */
  children?: ReactNode
}

const WIDTHS = {
  large: '(min-width: 90rem) 41rem, (min-width: 48rem) 50vw, calc(100vw - 2.5rem)',
  small: '(min-width: 90rem) 27rem, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, calc(100vw - 2.5rem)',
}

/** A card of PostCard. A client component, because a document repeats the elements of server components as data (ADR 107). */
export function PostCardView(props: PostCardProps) {
  const { href, title, excerpt, author, topic, date, picture, readLabel, headingId, isLarge, isEarly, children } = props
  return (
    <article className={isLarge ? `${styles.postCard} ${styles.isLarge}` : styles.postCard} aria-labelledby={headingId}>
      <div className={styles.picture}>
        {picture ? (
          // The title is beside the picture, so it has no text of its own.
          <Picture
            picture={{ ...picture, alt: '', takedown: null }}
            sizes={WIDTHS[isLarge ? 'large' : 'small']}
            isEarly={isEarly}
          />
        ) : (
          children
        )}
      </div>
      <p className={styles.factsLine}>
        <Tag>{topic}</Tag>
        <time dateTime={date[0]}>{date[1]}</time>
      </p>
      <h3 id={headingId}>{title}</h3>
      <p className={styles.excerpt}>{excerpt}</p>
      <div className={styles.foot}>
        <span>By {author}</span>
        <SiteLink href={href} className={styles.read}>
          <span>{readLabel}</span> <span className="sr-only">{title}</span>
          <Arrow />
        </SiteLink>
      </div>
    </article>
  )
}
