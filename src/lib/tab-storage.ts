// Session storage belongs to this tab and ends with it, so that nothing remains on a shared computer.

/** Returns the value stored in this tab under a name, or null when there is none or storage is blocked. */
export function readTab<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Value | null
  } catch {
    // Without access to storage, nothing was stored.
    return null
  }
}

/** Stores a value until it is removed or the tab is closed. */
export function writeTab(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Ignores a full or blocked storage, which must not break the page.
  }
}

/** Removes the value stored under a name. */
export function clearTab(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Without access to storage, there is nothing to remove.
  }
}
