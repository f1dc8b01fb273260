import type { ReactNode } from 'react'
import { Button } from './Button'
import styles from './next-step.module.css'

type NextStepProps = {
  closing: { title: string; buttonHref?: string; buttonLabel?: string }
  /** More buttons or links. */
  children?: ReactNode
}

/** The end of a page: what a reader does next there, on one line with its button. The ember band is for five pages only. */
export function NextStep({ closing: { title, buttonHref, buttonLabel }, children }: NextStepProps) {
  return (
    <section className={styles.next} aria-labelledby="closing-heading">
      <div className="wrap">
        <h2 id="closing-heading">{title}</h2>
        <div className="flex flex-wrap gap-4">
          {buttonHref && buttonLabel && (
            <Button href={buttonHref} big arrow>
              {buttonLabel}
            </Button>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
