'use client'

import { useSyncExternalStore } from 'react'
import { readScenario, writeScenario, type Scenario, type Slider } from '../../rules/deck-scenario'

const CHANGED = 'deck-scenario'

/** Stores the scenario in the page's URL, so that everyone with the link sees the same figures. */
export function useScenario(sliders: readonly Slider[]): [Scenario, (next: Scenario) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )

  function change(next: Scenario): void {
    history.replaceState(history.state, '', `${location.pathname}${writeScenario(next, sliders)}${location.hash}`)
    dispatchEvent(new Event(CHANGED))
  }

  return [readScenario(search, sliders), change]
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  addEventListener('popstate', onChange)
  return () => {
    removeEventListener(CHANGED, onChange)
    removeEventListener('popstate', onChange)
  }
}
