import { Activity, type ReactNode } from 'react'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './deck.module.css'

type Props = {
  id: string
  ground?: 'ink' | 'paper' | 'maple'
  /** Puts the content below the texts, as wide as the page. */
  isWide?: boolean
  texts: { label: string; title: string; text: string }
  children?: ReactNode
}

/**
 * Renders one slide: its texts on the left, and the content beside or below them. Each slide is a separate page in print. The Activity
 * makes React hydrate each slide separately, so that a tap never waits for the whole deck.
 */
export function Slide({ id, ground, isWide, texts, children }: Props) {
  const look = ground === 'maple' ? styles.maple : ground
  const classes = [styles.slide, 'section', look, isWide && styles.wide].filter(Boolean)
  return (
    <Activity>
      <section id={id} className={classes.join(' ')} aria-labelledby={`${id}-heading`}>
        <div className="wrap split">
          <SectionHead id={`${id}-heading`} {...texts} />
          <div>{children}</div>
        </div>
      </section>
    </Activity>
  )
}
