import { useEffect, type RefObject } from 'react'

/** What can be dragged. */
const DRAGGABLE = '[data-who], [data-handle], [data-ball]'

/**
 * Lets a finger on a player drag it, while one on the empty court scrolls the page. Browsers ignore touch-action inside an SVG,
 * and React listens to touches passively.
 */
export function useTouchDrags(board: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const svg = board.current
    const preventScrolling = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest(DRAGGABLE)) event.preventDefault()
    }
    svg?.addEventListener('touchstart', preventScrolling, { passive: false })
    return () => svg?.removeEventListener('touchstart', preventScrolling)
  }, [board])
}
