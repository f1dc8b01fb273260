const NAME = 'member'

/** Returns whether a member may be signed in to the film room in this browser. Stores nothing about who it is. */
export function hasSignInMark(): boolean {
  try {
    return localStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

/** Stores that a member is signed in in this browser, or removes it. */
export function setSignInMark(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(NAME, '1')
    else localStorage.removeItem(NAME)
  } catch {
    // Without storage the public pages skip the session request and look as they do for visitors.
  }
}
