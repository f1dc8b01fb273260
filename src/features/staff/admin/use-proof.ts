import { useState } from 'react'
import { postStaff, type Refused } from '@/admin/post-staff'

type ProofRequest = { asks?: 'password' }

/** Posts an action that requires a recent sign-in or the person's own password, and asks for it when needed. */
export function useProof() {
  const [password, setPassword] = useState('')
  const [isRequired, setRequired] = useState(false)

  async function post<Answer extends object>(address: string, body: object): Promise<Answer | Refused<Answer>> {
    const answer = await postStaff<Answer & ProofRequest>(address, { ...body, ...(password ? { password } : {}) })
    const isMissing = 'asks' in answer && answer.asks === 'password'
    setRequired(isMissing)
    if (!isMissing) setPassword('')
    return answer
  }

  return { password, setPassword, isRequired, post }
}
