'use client'

import { useId, useRef, useState, type CSSProperties, type ReactNode, type ToggleEvent } from 'react'
import styles from './bar-popup.module.css'

type Props = {
  /** The words of the button. */
  label: string
  name: string
  /** What stands before the button, about the same thing. */
  before?: ReactNode
  children: (close: () => void) => ReactNode
}

const GAP = 8

/** A button in the bar of a document with a small form below it. Escape and a click elsewhere close it. */
export function BarPopup({ label, name, before, children }: Props) {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  function open({ newState }: ToggleEvent): void {
    if (newState === 'open' && button.current) setPlace(placeBelow(button.current))
  }

  // Only now: the browser gives the focus back to the button from a field that is still there.
  function clear({ newState }: ToggleEvent): void {
    if (newState === 'closed') setPlace(null)
  }

  const close = () => document.getElementById(id)?.hidePopover()

  return (
    <div className={styles.bar}>
      {before}
      <button ref={button} type="button" className="fc-button" popoverTarget={id}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className={`fc-controls ${styles.popup}`}
        style={place ?? undefined}
        onBeforeToggle={open}
        onToggle={clear}
      >
        {place && children(close)}
      </div>
    </div>
  )
}

// A popup is drawn above the page, where it has no place of its own.
function placeBelow(button: HTMLElement): CSSProperties {
  const { bottom, right } = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  return { '--top': `${bottom + GAP}px`, '--right': `${width - right}px` } as CSSProperties
}
