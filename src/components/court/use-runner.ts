import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Play } from '@/lib/court/play'
import type { Runner, RunState } from './runner'

export type Shown = Omit<RunState, 'time'>

const REST: Shown = { step: 0, isRunning: false, isAtEnd: false, isResting: true }

/**
 * Loads the runner for the drawing inside an element, after the page. Until then, and when it cannot be loaded, the drawing is
 * still and complete. `onTime` receives every frame, without rendering.
 */
export function useRunner(
  box: RefObject<HTMLElement | null>,
  play: Play,
  onTime?: (time: number) => void,
): [Runner | null, Shown] {
  const [runner, setRunner] = useState<Runner | null>(null)
  const [shown, setShown] = useState(REST)
  const report = useRef(onTime)
  useEffect(() => {
    report.current = onTime
  })
  useEffect(() => {
    let made: Runner | undefined
    let isGone = false
    const rest = () => made?.rest()
    import('./runner').then(
      ({ createRunner }) => {
        const svg = box.current?.querySelector('svg')
        if (isGone || !svg) return
        made = createRunner(svg, play, ({ time, ...next }) => {
          report.current?.(time)
          setShown((last) => (isSame(last, next) ? last : next))
        })
        setRunner(made)
      },
      () => undefined,
    )
    // A print shows the whole drawing.
    addEventListener('beforeprint', rest)
    return () => {
      isGone = true
      removeEventListener('beforeprint', rest)
      rest()
    }
  }, [box, play])
  return [runner, shown]
}

// Most frames change only the drawing.
function isSame(one: Shown, other: Shown): boolean {
  return (
    one.step === other.step &&
    one.isRunning === other.isRunning &&
    one.isAtEnd === other.isAtEnd &&
    one.isResting === other.isResting
  )
}
