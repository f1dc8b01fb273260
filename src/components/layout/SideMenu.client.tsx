'use client'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { wrapFocus } from './wrap-focus'

const DESKTOP = '(width >= 768px)'

/** The burger and the menu that slides in from the side. The links come as children. */
export function SideMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDialogElement>(null)
  useEffect(() => closeWhenWide(menu.current), [])
  return (
    <>
      <button
        type="button"
        className="burger md:hidden"
        aria-haspopup="dialog"
        onClick={() => menu.current?.showModal()}
      >
        <span className="sr-only">Open menu</span>
        <svg width="26" height="18" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
          <path d="M0 2h26M8 9h18M0 16h26" />
        </svg>
      </button>
      <dialog ref={menu} className="side-menu" aria-label="Menu" onClick={closeOnChoice} onKeyDown={keepFocusInside}>
        <div className="flex min-h-full flex-col p-gutter pt-3">
          <button type="button" className="burger ml-auto" onClick={() => menu.current?.close()}>
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

// A click on the dialog itself is a click on its backdrop: everything inside is covered by the inner box.
function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget || (target as Element).closest('a')) currentTarget.close()
}

function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Tab') wrapFocus(event.nativeEvent, event.currentTarget)
}

function closeWhenWide(menu: HTMLDialogElement | null): () => void {
  const wide = window.matchMedia(DESKTOP)
  const close = () => menu?.close()
  wide.addEventListener('change', close)
  return () => wide.removeEventListener('change', close)
}
