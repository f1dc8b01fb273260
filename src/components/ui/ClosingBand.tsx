import type { ReactNode } from 'react'
import { CourtDiagram } from '../court/CourtDiagram'
import { tightFrameOf } from '@/lib/court/frame'
import type { Play } from '@/lib/court/play'
import styles from './closing.module.css'

/** The ember band at the end of a page: a heading, buttons and a play. */
export function ClosingBand({ title, play, children }: { title: string; play: Play; children: ReactNode }) {
  return (
    <section className={`${styles.closing} on-ember`} aria-labelledby="closing-heading">
      <div className="board">
        <CourtDiagram play={play} view={tightFrameOf(play)} fit="xMidYMid meet" />
      </div>
      <div className="wrap">
        <h2 id="closing-heading">{title}</h2>
        <div className="flex flex-wrap gap-4">{children}</div>
      </div>
    </section>
  )
}
