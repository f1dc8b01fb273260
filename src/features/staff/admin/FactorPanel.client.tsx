'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import type { FactorState } from '../server/factors'
import type { Picture } from '../server/qr-picture'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { FactorSetup } from './FactorSetup.client'
import { ProofField } from './ProofField.client'
import { RecoveryCodes } from './RecoveryCodes.client'
import styles from './staff.module.css'
import { useProof } from './use-proof'

type Setup = { secret: string; picture: Picture }
type Answer = Partial<Setup> & { codes?: string[]; factor?: FactorState }
/** Sets up, renews or removes one's own second factor. */
export function FactorPanel({ initial, isMissing }: { initial: FactorState; isMissing: boolean }) {
  const [factor, setFactor] = useState(initial)
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [last, setLast] = useState('begin')
  const proof = useProof()

  async function act(action: string): Promise<void> {
    setLast(action)
    const answer = await proof.post<Answer>(adminPaths.staffPost('second-factor'), { action })
    if ('message' in answer) return void toast.error(answer.message)
    setSetup(answer.secret && answer.picture ? { secret: answer.secret, picture: answer.picture } : null)
    setCodes(answer.codes ?? null)
    if (answer.factor) setFactor(answer.factor)
  }

  function finish(newCodes: string[], state: FactorState): void {
    setSetup(null)
    setCodes(newCodes)
    setFactor(state)
  }

  return (
    <section className={styles.panel} aria-labelledby="fc-factor-title">
      <h2 id="fc-factor-title">Second factor</h2>
      {isMissing && !factor.isOn && (
        <p className="fc-note">
          <b>Set this up now.</b> Your role needs a second factor. Everything else opens as soon as it is on.
        </p>
      )}
      <p>{describe(factor)}</p>
      {codes && <RecoveryCodes codes={codes} isFirst={isMissing} />}
      {setup ? (
        <FactorSetup {...setup} onDone={finish} onCancel={() => setSetup(null)} />
      ) : (
        <>
          <ProofField proof={proof} onEnter={() => void act(last)} />
          <div className={styles.actions}>
            {factor.isOn ? (
              <>
                <ConfirmButton
                  label="Make new recovery codes"
                  question="Those of before end."
                  onYes={() => act('codes')}
                />
                <ConfirmButton
                  label="Take it off"
                  question="Your password alone will sign you in then."
                  onYes={() => act('remove')}
                />
              </>
            ) : (
              <Button size="small" onClick={() => void act('begin')}>
                Set it up
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

function describe({ isOn, codesLeft }: FactorState): string {
  if (!isOn)
    return 'It is off. With it, someone who learns your password still needs the code that an app on your phone shows.'
  const left = codesLeft === 1 ? 'One recovery code is left.' : `${codesLeft} recovery codes are left.`
  return `It is on: signing in asks for the code of your app. ${left}`
}
