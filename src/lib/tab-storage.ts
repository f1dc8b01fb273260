// Session storage belongs to this tab alone and ends with it: a shared computer keeps nothing.

/** What this tab keeps under a name, or null when there is nothing or storage is closed. */
export function readTab<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Value | null
  } catch {
    // What cannot be read was not kept.
    return null
  }
}

/** Keeps something until it is cleared or the tab is closed. */
export function writeTab(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A full or closed storage must not disturb anybody.
  }
}

/** Forgets what was kept under a name. */
export function clearTab(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
