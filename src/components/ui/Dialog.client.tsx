'use client'
import { useEffect, useId, useRef, type ReactNode } from 'react'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  closeLabel?: string
  /** `film` is wide and dark, for video. */
  look?: 'paper' | 'film'
}

/** A modal dialog based on the native element, which handles Escape, focus and the inert page. */
export function Dialog({ isOpen, onClose, title, children, closeLabel = 'Close', look = 'paper' }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      className={look === 'film' ? 'dialog is-film' : 'dialog'}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
    >
      <div className="flex items-start justify-between gap-6">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="-m-3 grid size-12 flex-none place-items-center"
          onClick={() => dialog.current?.close()}
        >
          <span className="sr-only">{closeLabel}</span>
          <svg width="18" height="18" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M2 2l14 14M16 2L2 16" />
          </svg>
        </button>
      </div>
      <div className="mt-5">{children}</div>
    </dialog>
  )
}
