const FAILED = 'It could not be done just now. Try again in a moment.'
/** The server's message for unexpected errors. */
const AT_A_LOSS = 'Service unavailable'

/** A refusal with a one-sentence message and further data of the handler. */
export type Refused<Answer> = Partial<Answer> & { message: string }

/** Posts to a staff endpoint. Never throws: returns the response, or a one-sentence message. */
export async function postStaff<Answer>(address: string, body: object): Promise<Answer | Refused<Answer>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer & { message?: string }
    if (response.ok) return answer
    return { ...answer, message: usefulMessage(answer.message) ?? FAILED }
  } catch {
    return { message: FAILED } as Refused<Answer>
  }
}

/** Returns the message of a refusal; undefined if it does not help the person. */
export function usefulMessage(message: string | undefined): string | undefined {
  return message === AT_A_LOSS ? undefined : message
}
