import type { Challenge } from 'altcha-lib'
import { solve } from '@/components/form/solve-challenge'
import { postJson } from '@/lib/json-request'

/** The server's answer: the path to go to, or the error to show. */
export type AccountAnswer = { to: string } | { message: string; fields: Record<string, string> }

// Simultaneous sign-ins of a whole team queue on the server.
const TIMEOUT_MS = 15_000
/** During an attack, the required proof of work may grow between two requests. */
const MAX_CHALLENGES = 5

/**
 * Posts a sign-in form. Never throws: without a response, `failure` is the message to show. When the server requires proof of
 * work because of guessed codes, computes it in the background and sends the form again with it.
 * @param onWork called when the computation begins, which may take some seconds
 */
export async function sendAccount(
  action: string,
  values: object,
  failure: string,
  onWork?: () => void,
): Promise<AccountAnswer> {
  let proof: string | undefined
  for (let challenges = 0; ; challenges += 1) {
    const answer = await postJson<{ to?: string }>(action, { ...values, proof }, { timeout: TIMEOUT_MS })
    if (answer.isOk) return answer.body.to ? { to: answer.body.to } : { message: failure, fields: {} }
    const challenge = answer.body.challenge as Challenge | undefined
    if (challenge && challenges < MAX_CHALLENGES) {
      onWork?.()
      proof = await solve(challenge)
      if (proof) continue
    }
    return { message: answer.message || failure, fields: answer.fields }
  }
}
