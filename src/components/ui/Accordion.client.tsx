'use client'
import { useId, useState, type ReactNode } from 'react'
import styles from './accordion.module.css'

type AccordionProps = { items: { key: string; title: string; content: ReactNode }[]; headingLevel?: 2 | 3 }

/** Questions of which at most one is open; a click on the open one closes it. */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className="border-b-2 border-ink-950">
      {items.map(({ key, title, content }) => (
        <div key={key} className="border-t-2 border-ink-950">
          <Heading className="font-text normal-case tracking-normal">
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
          </Heading>
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
