import type { ReactNode } from 'react'
import { telHref } from '@/lib/phone-numbers'
import { Backboard } from './Backboard'
import styles from './ended-link.module.css'

type EndedLinkProps = {
  label: string
  title: string
  lede: string
  phone: string
  /** What a caller should know. */
  callNote?: string
  /** The link worked until its time was over. Without it the link may be incomplete, or the request was limited. */
  isExpired?: boolean
  /** Buttons for requesting a new one. */
  actions?: ReactNode
  /** A form for requesting a new one. */
  children?: ReactNode
}

/** The page of a private link that has expired: why, and how to continue. The phone number is last, in large figures. */
export function EndedLink({ label, title, lede, phone, callNote, isExpired, actions, children }: EndedLinkProps) {
  return (
    <>
      <section className={`${styles.ended} ink`}>
        <div className="wrap">
          <span className="label">{label}</span>
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
          <Backboard isExpired={isExpired} />
        </div>
      </section>
      <div className={`${styles.further} section`}>
        <div className={`wrap ${children ? 'split' : ''}`}>
          {children}
          {phone && (
            <aside className={styles.call} aria-label="By phone">
              <p>Rather talk to someone?{callNote && ` ${callNote}`}</p>
              <a className="num" href={telHref(phone)}>
                {phone}
              </a>
            </aside>
          )}
        </div>
      </div>
    </>
  )
}
