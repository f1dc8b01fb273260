import type { ReactNode } from 'react'
import { CourtDiagram } from '../court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import styles from './entrance.module.css'

type EntranceHeroProps = {
  label: string
  title: string
  lede: string
  /** What users must know before they sign in. */
  message?: string | null
  /** The sign-in card. */
  children: ReactNode
}

/** The hero of a sign-in page: what signing in gives access to, the card, and a play on wide screens. */
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
