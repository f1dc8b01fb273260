'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { Play } from '@/lib/court/play'
import { prefersReducedMotion } from './calm'
import { useRunner } from './use-runner'

type LivePlayProps = {
  play: Play
  /** The drawing, by CourtDiagram. */
  children: ReactNode
  className?: string
  buttonClass?: string
}

/** Runs a play once when it is in view, with a button to pause it and to run it again. Still under reduced motion. */
export function LivePlay({ play, children, className, buttonClass = '' }: LivePlayProps) {
  const box = useRef<HTMLDivElement>(null)
  const [runner, { isRunning, isAtEnd }] = useRunner(box, play)
  useEffect(() => {
    if (!runner || !box.current || prefersReducedMotion()) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      runner.run()
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [runner])
  const label = isRunning ? 'Pause the play' : isAtEnd ? 'Play it again' : 'Run the play'
  return (
    <>
      <div ref={box} className={className}>
        {children}
      </div>
      {runner && play.steps.length > 0 && (
        <button
          type="button"
          className={`play-again ${buttonClass}`}
          onClick={() => (isRunning ? runner.pause() : runner.run())}
        >
          <svg
            width="16"
            height="16"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d={isRunning ? 'M8 4v16M16 4v16' : 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5'} />
          </svg>
          <span>{label}</span>
        </button>
      )}
    </>
  )
}
