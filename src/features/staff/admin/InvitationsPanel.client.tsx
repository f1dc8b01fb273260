'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatMoment } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import type { Invitation } from '../server/invitations'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { InviteForm } from './InviteForm.client'
import { ProofField } from './ProofField.client'
import styles from './staff.module.css'
import { useProof } from './use-proof'

type Answer = { invitations: Invitation[]; fields?: Record<string, string> }
export type Invite = (body: object) => Promise<Record<string, string> | null>

/** Invites a person, and lists the pending invitations. */
export function InvitationsPanel({ initial }: { initial: Invitation[] }) {
  const [invitations, setInvitations] = useState(initial)
  const [last, setLast] = useState<object>({})
  const proof = useProof()
  const router = useRouter()

  async function act(body: object, done: string): Promise<Record<string, string> | null> {
    setLast(body)
    const answer = await proof.post<Answer>(adminPaths.staffPost('invitations'), body)
    if ('message' in answer) {
      toast.error(answer.message)
      return answer.fields ?? {}
    }
    setInvitations(answer.invitations)
    toast.success(done)
    // Refreshes the list of accounts below.
    router.refresh()
    return null
  }

  const sent = 'The mail is on its way.'
  return (
    <section className={styles.panel} aria-labelledby="fc-invitations-title">
      <h2 id="fc-invitations-title">Invitations</h2>
      <ProofField proof={proof} onEnter={() => void act(last, 'Done.')} />
      <InviteForm invite={(body) => act({ action: 'invite', ...body }, sent)} />
      {invitations.length > 0 && <h3>Invited and not in yet</h3>}
      <ul className={`fc-list ${styles.rows}`}>
        {invitations.map(({ id, name, email, sentAt, isOver }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              {email}, sent {formatMoment(sentAt)}
            </span>
            {isOver && <span className="fc-tag fc-tag--warn">Link expired</span>}
            <ConfirmButton
              label="Send again"
              question={null}
              onYes={async () => void (await act({ action: 'again', staff: id }, sent))}
            />
            <ConfirmButton
              label="Withdraw"
              question={`The link and the account of ${name} end.`}
              onYes={async () => void (await act({ action: 'withdraw', staff: id }, 'The invitation was withdrawn.'))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
