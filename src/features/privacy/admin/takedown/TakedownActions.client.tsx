'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { Problem } from '@/admin/Problem'
import { adminPaths } from '@/lib/admin-paths'
import type { TakedownDecision, TakedownState } from '../../rules/takedown'
import styles from './takedown.module.css'

type Props = Omit<TakedownDecision, 'decision'> & { state: TakedownState; labels: Record<TakedownState, string> }

/** The buttons of the two decisions. After one was made, the other stays available to reverse it. */
export function TakedownActions({ kind, id, state: before, labels }: Props) {
  const [state, setState] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function decide(decision: TakedownDecision['decision']): Promise<void> {
    setBusy(true)
    const answer = await postStaff<{ state: TakedownState }>(adminPaths.staffPost('takedown'), { kind, id, decision })
    setBusy(false)
    if ('message' in answer) return setProblem(answer.message)
    setProblem('')
    setState(answer.state)
  }

  return (
    <>
      <p role="status">{labels[state]}</p>
      <Problem text={problem} />
      <div className={styles.ways}>
        {state !== 'back' && (
          <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={() => void decide('back')}>
            {state === 'waiting' ? 'Leave it on the site' : 'Put it back'}
          </Button>
        )}
        {state !== 'away' && (
          <Button size="small" disabled={isBusy} onClick={() => void decide('away')}>
            Keep it away
          </Button>
        )}
      </div>
    </>
  )
}
