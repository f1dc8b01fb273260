'use client'

import { useId, useRef, useState, type CSSProperties, type ReactNode, type ToggleEvent } from 'react'
import styles from './bar-popup.module.css'

type Props = {
  /** The label of the button. */
  label: string
  name: string
  /** Related content before the button. */
  before?: ReactNode
  children: (close: () => void) => ReactNode
}

const GAP = 8

/** A button in a document's bar with a small form in a popover. Escape and a click outside close it. */
export function BarPopup({ label, name, before, children }: Props) {
  const [position, setPosition] = useState<CSSProperties | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  function open({ newState }: ToggleEvent): void {
    if (newState === 'open' && button.current) setPosition(positionBelow(button.current))
  }

  // Clears the content only after closing, because the browser restores the focus from a field that still exists.
  function clear({ newState }: ToggleEvent): void {
    if (newState === 'closed') setPosition(null)
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
        style={position ?? undefined}
        onBeforeToggle={open}
        onToggle={clear}
      >
        {position && children(close)}
      </div>
    </div>
  )
}

// A popover is in the top layer, outside the page's layout.
function positionBelow(button: HTMLElement): CSSProperties {
  const { bottom, right } = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  return { '--top': `${bottom + GAP}px`, '--right': `${width - right}px` } as CSSProperties
}
