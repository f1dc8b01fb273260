import { useId, type ReactNode } from 'react'

/** A part of a page of the film room, named by its heading. */
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
    <section className={`room-part ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
