import type { ReactNode } from 'react'
import styles from './account.module.css'

type LoginCardProps = { id: string; title: string; text?: string; children: ReactNode }

/** Renders the light card that contains each sign-in screen, on a dark page. */
export function LoginCard({ id, title, text, children }: LoginCardProps) {
  return (
    <section className={styles.loginCard} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={styles.loginCardText}>{text}</p>}
      {children}
    </section>
  )
}
