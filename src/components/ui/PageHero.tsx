import type { ReactNode } from 'react'
import { CourtDiagram } from '../court/CourtDiagram'
import type { Play } from '@/lib/court/play'

type PageHeroProps = {
  /** The small line above. Leave it out where breadcrumbs stand instead. */
  label?: string
  title: string
  lede?: string
  /** Drawn on the empty side and cropped by the section's edge. */
  play: Play
  /** The part of the court to show, as an SVG viewBox. */
  view?: string
  /** `huge` for one or two short words, `page` for everything longer. */
  size?: 'page' | 'huge'
  /** For pages whose work begins right below: on a phone the play makes room for it. */
  compact?: boolean
  /** Breadcrumbs, above the title. */
  above?: ReactNode
  /** Buttons, tabs or facts below the lede. */
  children?: ReactNode
}

const DEFAULT_VIEW = '24 0 452 330'

/** The ink section that opens every page: what it is, one sentence, and its own play. */
export function PageHero({ label, title, lede, play, view, size, compact, above, children }: PageHeroProps) {
  return (
    <section className={compact ? 'page-hero is-compact ink' : 'page-hero ink'}>
      <div className="board">
        <CourtDiagram play={play} view={view ?? DEFAULT_VIEW} fit="xMinYMin meet" animate />
      </div>
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
