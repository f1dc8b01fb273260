/** Why something about a roster cannot be done, in one sentence for staff. */
export class Refusal extends Error {
  constructor(
    readonly status: 403 | 404 | 409 | 422,
    message: string,
  ) {
    super(message)
  }
}
