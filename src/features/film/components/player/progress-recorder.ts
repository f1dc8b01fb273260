/** A part that was watched, in seconds, and the current position. */
export type SeenPart = { position: number; from: number; to: number }

type Options = {
  /** Returns a monotonic time in milliseconds. */
  now: () => number
  /** Stores a part. Resolves to false on failure. */
  send: (part: SeenPart, isLeaving: boolean) => Promise<boolean>
}

const SAVE_EVERY_MS = 10_000

/**
 * Records which parts of a film were played, and stores them every ten seconds, when the film stops and when the member leaves
 * the page. A part that could not be stored is sent again with the next one.
 */
export function createRecorder({ now, send }: Options) {
  let part: SeenPart | null = null
  // The end of the last part; the next one starts there unless the viewer seeks.
  let edge: number | null = null
  let unsent: SeenPart[] = []
  let savedAt = now()

  function playing(time: number): void {
    part = { position: time, from: part?.from ?? edge ?? time, to: Math.max(part?.to ?? time, time) }
    if (now() - savedAt >= SAVE_EVERY_MS) save(false)
  }

  function jumped(time: number): void {
    if (part) unsent.push({ ...part, position: time })
    part = at(time)
    edge = null
  }

  function save(isLeaving: boolean): void {
    const parts = part ? [...unsent, part] : unsent
    unsent = []
    savedAt = now()
    edge = part?.to ?? edge
    part = null
    for (const one of mergeParts(parts)) {
      void send(one, isLeaving).then((isStored) => {
        if (!isStored) unsent.unshift(one)
      })
    }
  }

  return { playing, jumped, save }
}

/**
 * Merges parts into as few as possible that cover the same seconds. The newest part comes last: its end is the current
 * position.
 */
export function mergeParts(parts: SeenPart[]): SeenPart[] {
  const merged: SeenPart[] = []
  for (const { position, from, to } of parts) {
    const last = merged.at(-1)
    const isEmpty = last && last.from === last.to
    if (last && !isEmpty && from <= last.to && to >= last.from) {
      merged[merged.length - 1] = { position, from: Math.min(last.from, from), to: Math.max(last.to, to) }
    } else if (isEmpty) merged[merged.length - 1] = { position, from, to }
    else merged.push({ position, from, to })
  }
  return merged
}

function at(time: number): SeenPart {
  return { position: time, from: time, to: time }
}
