/**
 * Reads the stack of every reason with which something is aborted. React aborts each finished render with a new error, and V8
 * keeps the frames of an error, with all that they refer to, until its stack is read for the first time. One of them is Node's
 * list of immediates of that moment, which refers to the other renders of that moment: without this a connection to the
 * database keeps the render that opened it, which keeps all that came after it.
 */
export function releaseAbortedFrames() {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function abortAndRelease(reason) {
    void reason?.stack
    return abort.call(this, reason)
  }
}
