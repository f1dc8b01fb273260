import type { Challenge } from 'altcha-lib'
import { solve } from '@/components/form/solve-challenge'
import { postJson } from '@/lib/json-request'

/** What the server answered: the way on, or what to mend. */
export type AccountAnswer = { to: string } | { message: string; fields: Record<string, string> }

// Sign-ins of a whole team wait for each other on the server.
const TIMEOUT_MS = 15_000
/** While an attack goes on, the required proof of work may grow in the meantime. */
const MAX_CHALLENGES = 5

/**
 * Posts a form of signing in. Never throws: without an answer, `failure` is what there is to say. When the server asks
 * for proof of work because of guessed codes, it is computed in the background and the form is sent again with it.
 * @param onWork called when that begins, which may take some seconds
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
