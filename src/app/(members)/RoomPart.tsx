import { useId, type ReactNode } from 'react'
import styles from '@/features/film/components/shared/room.module.css'

/** A section of a film room page, labeled by its heading. */
export function RoomPart({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={`${styles.part} ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
