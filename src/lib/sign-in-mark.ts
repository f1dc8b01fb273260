const NAME = 'member'

/** Whether somebody may be signed in to the film room in this browser. It says nothing about who. */
export function hasSignInMark(): boolean {
  try {
    return localStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

/** Notes that a member is signed in in this browser, or is no longer. */
export function setSignInMark(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(NAME, '1')
    else localStorage.removeItem(NAME)
  } catch {
    // Without storage the public pages do not ask, and look as they do for visitors.
  }
}
