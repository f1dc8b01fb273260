const FAILED = 'It could not be done just now. Try again in a moment.'
/** What the server says to programs when it is at a loss. */
const AT_A_LOSS = 'Service unavailable'

/** A refusal in one sentence, with what the handler says beside it. */
export type Refused<Answer> = Partial<Answer> & { message: string }

/** Posts to a handler of staff. Never throws: an answer, or one sentence that says why there is none. */
export async function postStaff<Answer>(address: string, body: object): Promise<Answer | Refused<Answer>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer & { message?: string }
    if (response.ok) return answer
    return { ...answer, message: sayWhy(answer.message) ?? FAILED }
  } catch {
    return { message: FAILED } as Refused<Answer>
  }
}

/** The sentence of a refusal; undefined where the server said nothing that helps. */
export function sayWhy(message: string | undefined): string | undefined {
  return message === AT_A_LOSS ? undefined : message
}
