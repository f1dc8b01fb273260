import type { ReactNode } from 'react'
import styles from './day.module.css'

type Props = { title: string; link?: { href: string; label: string }; note?: string; children: ReactNode }

/** A dashboard block with its heading, and a link to the full list or a note about what it covers. */
export function Panel({ title, link, note, children }: Props) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {link && <a href={link.href}>{link.label}</a>}
        {note && <small>{note}</small>}
      </div>
      {children}
    </section>
  )
}
