import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Play } from '@/lib/court/play'
import type { Runner, RunState } from './runner'

const REST: RunState = { step: 0, isRunning: false, isAtEnd: false, isResting: true }

/**
 * Loads the runner for the drawing inside an element, after the page. Until then, and when it cannot be loaded, the drawing is
 * still and complete.
 */
export function useRunner(box: RefObject<HTMLElement | null>, play: Play): [Runner | null, RunState] {
  const [runner, setRunner] = useState<Runner | null>(null)
  const [state, setState] = useState(REST)
  const last = useRef(REST)
  useEffect(() => {
    let made: Runner | undefined
    let isUnmounted = false
    const rest = () => made?.rest()
    import('./runner').then(
      ({ createRunner }) => {
        const svg = box.current?.querySelector('svg')
        if (isUnmounted || !svg) return
        made = createRunner(svg, play, (next) => {
          if (isSame(last.current, next)) return
          last.current = next
          setState(next)
        })
        setRunner(made)
      },
      () => undefined,
    )
    // A print shows the whole drawing.
    addEventListener('beforeprint', rest)
    return () => {
      isUnmounted = true
      removeEventListener('beforeprint', rest)
      rest()
    }
  }, [box, play])
  return [runner, state]
}

// Most frames change only a line.
function isSame(one: RunState, other: RunState): boolean {
  return (
    one.step === other.step &&
    one.isRunning === other.isRunning &&
    one.isAtEnd === other.isAtEnd &&
    one.isResting === other.isResting
  )
}
