/**
 * Makes every abort read the stack of its reason. Until then V8 keeps the frames of an error and all that they refer to. React
 * aborts each finished render with an error, whose frames refer to everything that ran in the same turn of the event loop, other
 * renders included: an open connection to the database would keep the render that opened it, and through it every later one
 * (ADR 104).
 */
export function releaseAbortedFrames() {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function abortAndRelease(reason) {
    void reason?.stack
    return abort.call(this, reason)
  }
}
