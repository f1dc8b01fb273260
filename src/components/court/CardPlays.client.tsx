'use client'

import { useEffect } from 'react'
import type { Play } from '@/lib/court/play'
import { prefersReducedMotion } from './calm'
import type { Runner } from './runner'

const DRAWING = '.court-diagram[data-play]'
/** What counts as near to a drawing: the card or the link that contains it. */
const CARD = 'article, a, button, li, figure'
const LONG_PRESS_MS = 400
/** A finger that moves farther scrolls. */
const TOLERANCE_PX = 10

/**
 * Lets the plays of cards run on hover, on focus and on a long press, and makes them still again afterwards. One for the whole
 * page: the plays are in the drawings, and the runner is loaded with the first of them.
 */
export function CardPlays() {
  useEffect(() => {
    const control = new AbortController()
    const options = { signal: control.signal, passive: true }
    const current: { drawing?: SVGSVGElement; runner?: Promise<Runner> } = {}

    function start(target: EventTarget | null): boolean {
      const drawing = findDrawing(target)
      if (drawing === current.drawing) return drawing !== undefined
      stop()
      if (!drawing || prefersReducedMotion()) return false
      current.drawing = drawing
      current.runner = import('./runner').then(({ createRunner }) => createRunner(drawing, readPlay(drawing)))
      current.runner.then(
        (runner) => current.drawing === drawing && runner.run(),
        () => undefined,
      )
      return true
    }
    function stop(): void {
      current.runner?.then(
        (runner) => runner.rest(),
        () => undefined,
      )
      delete current.drawing
      delete current.runner
    }
    document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && start(event.target), options)
    document.addEventListener('focusin', ({ target }) => isFocusVisible(target) && start(target), options)
    listenToLongPress(start, stop, control.signal)
    return () => {
      control.abort()
      stop()
    }
  }, [])
  return null
}

function findDrawing(target: EventTarget | null): SVGSVGElement | undefined {
  if (!(target instanceof Element)) return undefined
  for (let card = target.closest(CARD); card; card = card.parentElement?.closest(CARD) ?? null) {
    const drawings = card.querySelectorAll<SVGSVGElement>(DRAWING)
    // A list of cards is not a card.
    if (drawings.length > 0) return drawings.length === 1 ? drawings[0] : undefined
  }
  return undefined
}

function readPlay(drawing: SVGSVGElement): Play {
  return JSON.parse(drawing.dataset.play ?? '') as Play
}

function isFocusVisible(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible')
}

// After a long press the click that follows is not meant for the link.
function listenToLongPress(
  start: (target: EventTarget | null) => boolean,
  stop: () => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLong = false
  let from = { x: 0, y: 0 }
  const cancel = () => clearTimeout(timer)
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target, clientX, clientY }) => {
      isLong = false
      if (pointerType === 'mouse') return
      from = { x: clientX, y: clientY }
      timer = setTimeout(() => (isLong = start(target)), LONG_PRESS_MS)
    },
    { signal, passive: true },
  )
  const onMove = ({ clientX, clientY }: PointerEvent) =>
    Math.hypot(clientX - from.x, clientY - from.y) > TOLERANCE_PX && cancel()
  document.addEventListener('pointermove', onMove, { signal, passive: true })
  for (const type of ['pointerup', 'pointercancel'] as const) document.addEventListener(type, cancel, { signal })
  const suppress = (event: Event) => {
    if (!isLong) return
    event.preventDefault()
    event.stopPropagation()
  }
  // On the window, before React's listeners on the document.
  window.addEventListener('contextmenu', suppress, { signal, capture: true })
  window.addEventListener('click', suppress, { signal, capture: true })
  document.addEventListener('scroll', () => isLong && stop(), { signal, passive: true })
}
