'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { adminPaths } from '@/lib/admin-paths'
import type { FactorState } from '../server/factors'
import type { Picture } from '../server/qr-picture'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { FactorSetup } from './FactorSetup.client'
import { ProofField } from './ProofField.client'
import styles from './staff.module.css'
import { useProof } from './use-proof'
import paper from '@/admin/code-sheet.module.css'

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
                  question="The current ones stop working."
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

/** The recovery codes in a modal dialog, printed without the page. They are shown only once. */
function RecoveryCodes({ codes, isFirst }: { codes: readonly string[]; isFirst: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [codes])

  function close(): void {
    dialog.current?.close()
    // Pages that were closed until now need a full page load.
    if (isFirst) location.assign(adminPaths.home)
  }

  return createPortal(
    <dialog ref={dialog} className={paper.sheet} aria-labelledby="fc-recovery-title">
      <div className={paper.sheetActions}>
        <p>These codes are shown this once. Print them, or write them down, now.</p>
        <Button onClick={() => window.print()}>Print</Button>
        <Button buttonStyle="secondary" onClick={close}>
          I have them
        </Button>
      </div>
      <h2 id="fc-recovery-title">Recovery codes, back office</h2>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>Each signs you in once in place of the code of your app. Keep them where you keep your passport.</p>
    </dialog>,
    document.body,
  )
}
