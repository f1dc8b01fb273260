/** An expected error: its message is a complete explanation for the user, so it is printed without a stack. */
export class ExpectedError extends Error {
  /** @param {string} message the problem and how to fix it. @param {string} [details] output of the failed tool */
  constructor(message, details = '') {
    super(message)
    this.details = details
  }
}
