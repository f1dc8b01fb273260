import { Activity, type ReactNode } from 'react'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './deck.module.css'

type Props = {
  id: string
  ground?: 'ink' | 'paper'
  texts: { label: string; title: string; text: string }
  children?: ReactNode
}

/**
 * One slide: what it is about on the left, and what there is to see beside it. A page of its own in print. React takes
 * over what stands in an Activity by itself, so that a tap never waits for the whole deck.
 */
export function Slide({ id, ground, texts, children }: Props) {
  return (
    <Activity>
      <section id={id} className={`${styles.slide} section ${ground ?? ''}`} aria-labelledby={`${id}-heading`}>
        <div className="wrap split">
          <SectionHead id={`${id}-heading`} {...texts} />
          <div>{children}</div>
        </div>
      </section>
    </Activity>
  )
}
