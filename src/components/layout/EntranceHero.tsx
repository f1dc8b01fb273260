import type { ReactNode } from 'react'
import { CourtDiagram } from '../court/CourtDiagram'
import { heroFrameOf } from '@/lib/court/frame'
import { heroPlays, type HeroPage } from '@/lib/court/hero-plays'
import styles from './entrance.module.css'

type EntranceHeroProps = {
  page: HeroPage
  label: string
  title: string
  lede: string
  /** What users must know before they sign in. */
  message?: string | null
  /** The sign-in card. */
  children: ReactNode
}

/** The hero of a sign-in page: what signing in gives access to, the card, and a play on wide screens. */
export function EntranceHero({ page, label, title, lede, message, children }: EntranceHeroProps) {
  return (
    <section className={`${styles.entrance} ink`}>
      <div className="wrap">
        <div className={styles.copy}>
          <span className="label">{label}</span>
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          {message && (
            <p className={styles.message} role="status">
              {message}
            </p>
          )}
          <div className={styles.play}>
            <CourtDiagram play={heroPlays[page]} view={heroFrameOf(heroPlays[page])} fit="xMinYMin meet" animate />
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}
