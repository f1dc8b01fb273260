'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './bar-popup.module.css'

type Props = {
  /** The words of the button. */
  label: string
  name: string
  /** What stands before the button, about the same thing. */
  before?: ReactNode
  children: (close: () => void) => ReactNode
}

/** A button in the bar of a document with a small form below it, which Escape closes. */
export function BarPopup({ label, name, before, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className={styles.bar}>
      {before}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div id={id} role="group" aria-label={name} className={`fc-controls ${styles.popup}`}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
