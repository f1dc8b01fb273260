'use client'
import { useScrolledPast } from './use-scrolled-past'
import styles from './chrome.module.css'

const VISIBLE_AFTER_PX = 500

/** The floating button that scrolls to the top. */
export function ScrollToTop() {
  const isVisible = useScrolledPast(VISIBLE_AFTER_PX)
  return (
    <button
      type="button"
      className={styles.toTop}
      data-shown={isVisible || undefined}
      aria-label="Scroll to top"
      onClick={scrollUp}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M9 17V2M2.5 8.5L9 2l6.5 6.5" />
      </svg>
    </button>
  )
}

function scrollUp(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
