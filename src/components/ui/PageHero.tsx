import type { ReactNode } from 'react'
import { CourtDiagram } from '../court/CourtDiagram'
import { heroFrameOf } from '@/lib/court/frame'
import { heroPlays, type HeroPage } from '@/lib/court/hero-plays'

type PageHeroProps = {
  /** The small line above the title. Omit it with breadcrumbs. */
  label?: string
  title: string
  lede?: string
  /**
   * The page whose play is drawn completely on the empty side; the court around it is cropped by the section's edge. Without one
   * the title is as wide as the page.
   */
  page?: HeroPage
  /** `huge` for one or two short words, `page` for everything longer. */
  size?: 'page' | 'huge'
  /** For pages with content directly below: the play is hidden on phones to save space. */
  compact?: boolean
  /** Breadcrumbs, above the title. */
  above?: ReactNode
  /** Buttons, tabs or facts below the lede. */
  children?: ReactNode
}

/** The ink section at the top of every page: title, one sentence, and with a page a play of its own. */
export function PageHero({ label, title, lede, page, size, compact, above, children }: PageHeroProps) {
  const play = page && heroPlays[page]
  return (
    <section className={`page-hero ink ${play ? '' : 'is-plain'} ${compact ? 'is-compact' : ''}`}>
      {play && (
        <div className="board">
          <CourtDiagram play={play} view={heroFrameOf(play)} fit="xMinYMin meet" animate />
        </div>
      )}
      <div className="wrap relative">
        <div className="page-hero-copy">
          {above}
          {label && <span className="label">{label}</span>}
          <h1 className={size === 'huge' ? 'is-huge' : undefined}>{title}</h1>
          {lede && <p className="lede">{lede}</p>}
          {children && <div className="page-hero-extra">{children}</div>}
        </div>
      </div>
    </section>
  )
}
