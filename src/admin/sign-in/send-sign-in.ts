import type { Challenge } from 'altcha-lib'
import { solve } from '@/components/form/solve-challenge'
import { postJson } from '@/lib/json-request'
import { adminPaths } from '@/lib/admin-paths'

/** The next step after a correct password, or an error message. */
type SignInResult = 'signed-in' | 'needs-code' | { message: string }

const FAILED = 'No answer came from the server. Please try again in a moment.'
/** The required work may grow while others keep trying. */
const MAX_CHALLENGES = 5

/**
 * Signs in by password. If the server requires a proof of work, because passwords of this account are being guessed, solves it
 * and tries again. Never throws.
 * @param onWork called before the work starts, which may take some seconds
 */
export async function sendSignIn(
  credentials: { email: string; password: string },
  onWork: () => void,
): Promise<SignInResult> {
  let proof: string | undefined
  for (let challenges = 0; ; challenges += 1) {
    const answer = await postJson<{ needsCode?: boolean }>(adminPaths.staffLogin, { ...credentials, proof })
    if (answer.isOk) return answer.body.needsCode ? 'needs-code' : 'signed-in'
    const { challenge, errors } = answer.body as { challenge?: Challenge; errors?: { message: string }[] }
    if (challenge && challenges < MAX_CHALLENGES) {
      onWork()
      proof = await solve(challenge)
      if (proof) continue
    }
    return { message: errors?.[0]?.message ?? FAILED }
  }
}
