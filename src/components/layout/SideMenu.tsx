import { useEffect, useId, useRef, type ReactNode } from 'react'
import { wrapFocus } from './wrap-focus'
import styles from './chrome.module.css'

const DESKTOP = '(width >= 768px)'

/** Old phones (iOS 16 and earlier) have no popovers: there a script opens the menu as a modal dialog. */
const HAS_POPOVERS = typeof HTMLElement === 'function' && 'popover' in HTMLElement.prototype

/**
 * The menu button and the side menu. The links are passed as children.
 *
 * A popover, because a modal dialog makes the rest of the page inert, which takes 100 ms on a slow phone; a popover takes 30.
 * `aria-modal` and the focus trap give screen readers and keyboards the same behavior as a modal dialog.
 */
export function SideMenu({ children }: { children: ReactNode }) {
  const id = useId()
  const menu = useRef<HTMLDialogElement>(null)
  useEffect(() => (menu.current ? attend(menu.current) : undefined), [])
  return (
    <>
      <button
        type="button"
        className={`${styles.burger} @3xl:hidden`}
        aria-haspopup="dialog"
        popoverTarget={id}
        popoverTargetAction="show"
        onClick={() => !HAS_POPOVERS && menu.current?.showModal()}
      >
        <span className="sr-only">Open menu</span>
        <svg width="26" height="18" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
          <path d="M0 2h26M8 9h18M0 16h26" />
        </svg>
      </button>
      <dialog ref={menu} id={id} popover="auto" className={styles.sideMenu} aria-label="Menu" aria-modal="true">
        <div className="flex min-h-full flex-col p-gutter pt-3">
          <button
            type="button"
            className={`${styles.burger} ml-auto`}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => !HAS_POPOVERS && menu.current?.close()}
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

// Listens on the element itself: a dialog is not interactive, and its links handle the keyboard themselves.
function attend(menu: HTMLDialogElement): () => void {
  const wide = window.matchMedia(DESKTOP)
  const close = () => (HAS_POPOVERS ? menu.hidePopover() : menu.close())
  const closeOnChoice = ({ target }: MouseEvent) => {
    // A click event with the dialog as target is a click on its backdrop, because the inner box covers the rest.
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
