'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import type { FactorState } from '../server/factors'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { ProofField } from './ProofField.client'
import styles from './staff.module.css'
import { useProof } from './use-proof'

/** For admins: shows whether a person has a second factor, and removes it when the phone is lost. */
export function FactorOfOther({ staff, initial }: { staff: string; initial: FactorState }) {
  const [factor, setFactor] = useState(initial)
  const proof = useProof()

  async function remove(): Promise<void> {
    const answer = await proof.post<{ factor: FactorState }>(adminPaths.staffPost('second-factor/remove'), { staff })
    if ('message' in answer) return void toast.error(answer.message)
    setFactor(answer.factor)
    toast.success('It is off. A mail tells this person.')
  }

  return (
    <section className={styles.panel} aria-labelledby="fc-factor-title">
      <h2 id="fc-factor-title">Second factor</h2>
      <p>{factor.isOn ? 'It is on.' : 'It is off. Each person sets up their own.'}</p>
      {factor.isOn && (
        <>
          <ProofField proof={proof} onEnter={() => void remove()} />
          <div className={styles.actions}>
            <ConfirmButton
              label="Take it off"
              question="For a lost phone. Be sure who asks you: the password alone signs in then."
              onYes={remove}
            />
          </div>
        </>
      )}
    </section>
  )
}
