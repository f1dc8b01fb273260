'use client'

import { usePreferences } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { wrapFocus } from '@/components/layout/wrap-focus'
import { isTyping } from '@/admin/is-typing'
import { NavIcon } from './NavIcon'
import { NAV_PREFERENCES } from './preferences'
import styles from './nav.module.css'

type Props = { mark: ReactNode; isFoldedAtFirst: boolean; children: ReactNode }

/**
 * The sidebar of wide screens, which `[` collapses to icons, and the drawer of phones. Both are the same element: a popover on
 * phones, which the style sheet shows inline on wide screens.
 */
export function NavFrame({ mark, isFoldedAtFirst, children }: Props) {
  const id = useId()
  const drawer = useRef<HTMLElement>(null)
  const { isFolded, fold } = useFold(isFoldedAtFirst)
  useEffect(() => {
    const keepFocusInside = (event: KeyboardEvent) => {
      const { current } = drawer
      if (event.key === 'Tab' && current?.matches(':popover-open')) wrapFocus(event, current)
    }
    document.addEventListener('keydown', keepFocusInside)
    return () => document.removeEventListener('keydown', keepFocusInside)
  }, [])
  return (
    <>
      <div className={styles.topBar}>
        <button type="button" popoverTarget={id} popoverTargetAction="show" aria-label="Menu">
          <NavIcon name="menu" />
        </button>
        <span className={styles.brand}>
          {mark}
          Back office
        </span>
      </div>
      <aside
        ref={drawer}
        id={id}
        popover="auto"
        className={isFolded ? `${styles.side} ${styles.folded}` : styles.side}
        onToggle={({ newState }) => newState === 'open' && drawer.current?.querySelector('button')?.focus()}
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <NavIcon name="close" />
        </button>
        {children}
        <button type="button" className={styles.fold} aria-pressed={isFolded} onClick={fold}>
          <NavIcon name="fold" />
          <span>{isFolded ? 'Show names' : 'Fold'}</span>
          <kbd>[</kbd>
        </button>
      </aside>
    </>
  )
}

/** Collapses the sidebar by its button or by `[`, and stores the choice in the user's preferences. */
function useFold(isFoldedAtFirst: boolean) {
  const [isFolded, setIsFolded] = useState(isFoldedAtFirst)
  const { setPreference } = usePreferences()
  const fold = () => {
    setIsFolded(!isFolded)
    void setPreference(NAV_PREFERENCES.folded, !isFolded)
  }
  useEffect(() => {
    const foldByKey = (event: KeyboardEvent) => {
      if (event.key === '[' && !isTyping(event.target)) fold()
    }
    document.addEventListener('keydown', foldByKey)
    return () => document.removeEventListener('keydown', foldByKey)
  })
  return { isFolded, fold }
}
