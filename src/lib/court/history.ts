/** The states before and after the current one, which the form stores. */
export type History<State> = {
  past: readonly State[]
  future: readonly State[]
  /** The kind of the last change: changes of the same kind in a row are undone together. */
  group: string | null
}

/** How many changes can be undone. */
const MOST = 100

export const NO_HISTORY: History<never> = { past: [], future: [], group: null }

/** Records a change of `current`. */
export function record<State>(history: History<State>, current: State, group: string | null = null): History<State> {
  const isSame = group !== null && group === history.group
  return { past: isSame ? history.past : [...history.past, current].slice(-MOST), future: [], group }
}

/** Returns the state before `current`, with the history that leads back; null when there is none. */
export function undo<State>(history: History<State>, current: State): [State, History<State>] | null {
  const state = history.past.at(-1)
  if (state === undefined) return null
  return [state, { past: history.past.slice(0, -1), future: [current, ...history.future], group: null }]
}

/** Returns the state after `current` that was undone last; null when there is none. */
export function redo<State>(history: History<State>, current: State): [State, History<State>] | null {
  const [state, ...future] = history.future
  if (state === undefined) return null
  return [state, { past: [...history.past, current], future, group: null }]
}
