import type { ReactNode } from 'react'
import { CourtDiagram } from '../court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import styles from './entrance.module.css'

type EntranceHeroProps = {
  label: string
  title: string
  lede: string
  /** What must be known before signing in. */
  message?: string | null
  /** The card. */
  children: ReactNode
}

/** The ink section that a way in stands on: what is behind the door, the card, and a play where there is room. */
export function EntranceHero({ label, title, lede, message, children }: EntranceHeroProps) {
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
            <CourtDiagram play={plays.weakSideSwing} view="24 0 452 330" fit="xMinYMin slice" animate />
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}
