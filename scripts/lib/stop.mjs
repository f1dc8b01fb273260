/** An expected failure: its message is the one sentence a person needs, so it is printed without a stack. */
export class Stop extends Error {
  /** @param {string} message what is wrong and the mend. @param {string} [details] output of the tool that failed */
  constructor(message, details = '') {
    super(message)
    this.details = details
  }
}
