'use client'
import { useId, useState, type ReactNode } from 'react'
import styles from './accordion.module.css'

type Item = {
  key: string
  title: string
  content: ReactNode
  /** The number of the answer, before the question. It is also part of the answer, so screen readers skip it. */
  figure?: string
}

/** Questions of which at most one is open; a click on the open one closes it. */
export function Accordion({ items, className = styles.plain }: { items: Item[]; className?: string }) {
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className={className}>
      {items.map(({ key, title, content, figure }) => (
        <div key={key}>
          {figure !== undefined && <b aria-hidden="true">{figure}</b>}
          <h3 className="font-text normal-case tracking-normal">
            <button
              type="button"
              id={`${id}-${key}-button`}
              className={styles.button}
              aria-expanded={open === key}
              aria-controls={`${id}-${key}`}
              onClick={() => setOpen(open === key ? null : key)}
            >
              {title}
              <svg width="18" height="18" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path d="M9 1v16M1 9h16" />
              </svg>
            </button>
          </h3>
          <section
            id={`${id}-${key}`}
            aria-labelledby={`${id}-${key}-button`}
            className={styles.panel}
            data-open={open === key || undefined}
          >
            <div>
              <div className="pb-6">{content}</div>
            </div>
          </section>
        </div>
      ))}
    </div>
  )
}
