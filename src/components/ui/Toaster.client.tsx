'use client'
import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import '../styles/toasts.css'

export type ToasterProps = {
  theme: 'light' | 'dark' | 'system'
  position: 'top-center' | 'top-right' | 'bottom-center'
  onMount: () => void
}

const VISIBLE = 3
const DURATION = 4000
const HOTKEY = ['altKey', 'KeyT']

/** Sonner with our settings: at most three toasts, four seconds each, Alt+T focuses them and Escape returns. */
export function Toaster({ theme, position, onMount }: ToasterProps) {
  // Effects of children run first, so the library is listening by now and no toast is lost.
  useEffect(onMount, [onMount])
  useEffect(listenForEscape, [])
  return (
    <Sonner
      theme={theme}
      position={position}
      visibleToasts={VISIBLE}
      duration={DURATION}
      hotkey={HOTKEY}
      offset="5.5rem"
      mobileOffset="1rem"
    />
  )
}

function listenForEscape(): () => void {
  document.addEventListener('keydown', leaveOnEscape)
  return () => document.removeEventListener('keydown', leaveOnEscape)
}

// The library restores the previous focus when focus leaves the toasts.
function leaveOnEscape({ key }: KeyboardEvent): void {
  const focused = document.activeElement
  if (key === 'Escape' && focused instanceof HTMLElement && focused.closest('[data-sonner-toaster]')) focused.blur()
}
