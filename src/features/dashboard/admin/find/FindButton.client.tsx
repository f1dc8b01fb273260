'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import type { Command } from '../../rules/find'
import { NavIcon } from '../nav/NavIcon'
import styles from './find.module.css'

const FindDialog = dynamic(() => import('./FindDialog.client').then((module) => module.FindDialog))

/** Opens the office search, by click or by Ctrl-K (Cmd-K on a Mac) on every page. Its code is loaded on first use. */
export function FindButton({ commands }: { commands: Command[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)

  function open(): void {
    setIsWanted(true)
    setIsOpen(true)
  }

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={open}
        aria-haspopup="dialog"
        title="Find anything (Ctrl K)"
      >
        <NavIcon name="search" />
        <span>Find anything</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isWanted && <FindDialog isOpen={isOpen} onClose={() => setIsOpen(false)} commands={commands} />}
    </>
  )
}
