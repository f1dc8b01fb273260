'use client'

import { useField } from '@payloadcms/ui'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { frameOf } from '@/lib/court/frame'
import { plays, type PlayName } from '@/lib/court/plays'
import styles from './film.module.css'

/** The chosen play as members will see it, below its select. */
export function PlayPreview({ path }: { path: string }) {
  const { value } = useField<PlayName | null>({ path })
  const play = value ? plays[value] : null
  return (
    play && (
      <CourtDiagram play={play} view={frameOf(play)} title={play.description} hasNumbers className={styles.play} />
    )
  )
}
