'use client'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { wrapFocus } from './wrap-focus'
import styles from './chrome.module.css'

const DESKTOP = '(width >= 768px)'

/** A browser that runs the buttons' commands warns when a script opens the menu as well. */
const OPENS_BY_COMMAND = typeof HTMLButtonElement === 'function' && 'command' in HTMLButtonElement.prototype

/** The burger and the menu that slides in from the side. The links come as children. */
export function SideMenu({ children }: { children: ReactNode }) {
  const id = useId()
  const menu = useRef<HTMLDialogElement>(null)
  useEffect(() => (menu.current ? attend(menu.current) : undefined), [])
  return (
    <>
      <button
        type="button"
        className={`${styles.burger} md:hidden`}
        aria-haspopup="dialog"
        {...invoker(id, 'show-modal')}
        onClick={() => !OPENS_BY_COMMAND && menu.current?.showModal()}
      >
        <span className="sr-only">Open menu</span>
        <svg width="26" height="18" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
          <path d="M0 2h26M8 9h18M0 16h26" />
        </svg>
      </button>
      <dialog ref={menu} id={id} className={styles.sideMenu} aria-label="Menu">
        <div className="flex min-h-full flex-col p-gutter pt-3">
          <button
            type="button"
            className={`${styles.burger} ml-auto`}
            {...invoker(id, 'close')}
            onClick={() => !OPENS_BY_COMMAND && menu.current?.close()}
          >
            <span className="sr-only">Close menu</span>
            <svg width="22" height="22" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
              <path d="M2 2l18 18M20 2L2 20" />
            </svg>
          </button>
          {children}
        </div>
      </dialog>
    </>
  )
}

// Newer browsers open and close the menu by themselves, so that a quick thumb need not wait for our scripts.
function invoker(id: string, command: 'show-modal' | 'close') {
  return { commandfor: id, command }
}

// Listens on the element itself: a dialog is no control, and its links bring their own keyboard use.
function attend(menu: HTMLDialogElement): () => void {
  const wide = window.matchMedia(DESKTOP)
  const close = () => menu.close()
  const closeOnChoice = ({ target }: MouseEvent) => {
    // A click on the dialog is a click on its backdrop: everything inside is covered by the inner box.
    if (target === menu || (target as Element).closest('a')) close()
  }
  const keepFocusInside = (event: KeyboardEvent) => {
    if (event.key === 'Tab') wrapFocus(event, menu)
  }
  menu.addEventListener('click', closeOnChoice)
  menu.addEventListener('keydown', keepFocusInside)
  wide.addEventListener('change', close)
  return () => {
    menu.removeEventListener('click', closeOnChoice)
    menu.removeEventListener('keydown', keepFocusInside)
    wide.removeEventListener('change', close)
  }
}
