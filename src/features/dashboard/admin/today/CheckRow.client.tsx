'use client'

import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { reverseFix } from '@/features/site/rules/content-check/apply-fix'
import { adminPaths } from '@/lib/admin-paths'
import type { ListedWarning } from '@/features/site/server/api'
import { WarningIcon } from '@/features/site/admin/shared/WarningIcon'
import styles from './check-panel.module.css'

/** A warning about a published text. Where a safe fix exists, one button applies it and another reverts it. */
export function CheckRow({ warning }: { warning: ListedWarning }) {
  const { kind, message, where, hint, document, fix } = warning
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [problem, setProblem] = useState('')

  async function press(): Promise<void> {
    if (!fix) return
    const [isBack, before] = [state === 'done', state]
    setState('busy')
    const body = { kind: document.kind, id: document.id, fix: isBack ? reverseFix(fix) : fix }
    const answer = await postStaff<object>(adminPaths.staffPost('content-check/change'), body)
    const refusal = 'message' in answer ? String(answer.message) : ''
    setProblem(refusal)
    setState(refusal ? before : isBack ? 'open' : 'done')
  }

  const href = document.id === null ? adminPaths.global(document.kind) : adminPaths.document(document.kind, document.id)
  return (
    <li>
      <WarningIcon kind={kind} />
      <div>
        <b className={state === 'done' ? styles.isDone : undefined}>{message}</b>
        <small>{[document.label, where, hint].filter(Boolean).join('. ')}</small>
        <span role="status">{state === 'done' && 'Replaced. The page follows within seconds.'}</span>
        {problem && <span role="alert">{problem}</span>}
      </div>
      <div className={styles.acts}>
        {fix && (
          <button type="button" className="fc-button" disabled={state === 'busy'} onClick={() => void press()}>
            {state === 'done' ? 'Put it back' : fix.label}
            <span className="fc-visually-hidden">: {message}</span>
          </button>
        )}
        <a className="fc-button" href={href}>
          Open<span className="fc-visually-hidden">: {document.label}</span>
        </a>
      </div>
    </li>
  )
}
