import type { ReactNode } from 'react'
import { telHref } from '@/lib/phone-numbers'
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

/** The backboard from the front. At the end of the time its edge is lit, and the shot clock above it is at zero. */
function Backboard({ isExpired }: { isExpired?: boolean }) {
  return (
    <svg viewBox="0 0 400 344" className={styles.board} aria-hidden="true" focusable="false">
      {isExpired && (
        <>
          <path d="M140 70V4H260V70ZM170 70V88M230 70V88" />
          <text x="200" y="58">
            0:00
          </text>
        </>
      )}
      <path className={isExpired ? styles.lit : undefined} d="M10 88H390V306H10Z" />
      <path d="M138 280V184H262V280" />
      <path
        className={styles.net}
        d="M153 284L176 340M182 290L168 322M200 292L176 340M218 290L232 322M247 284L224 340M200 292L224 340"
      />
      <ellipse className={styles.rim} cx="200" cy="283" rx="48" ry="9" />
    </svg>
  )
}
