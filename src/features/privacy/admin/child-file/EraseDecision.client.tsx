'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import { CANCEL_DAYS } from '../../rules/erasure'
import styles from './erase.module.css'

type EraseDecisionProps = { childRef: { kind: string; id: string }; firstName: string; mayAgree: boolean }

/** The two decisions on an erasure request: approval by a second person, or refusal. */
export function EraseDecision({ childRef, firstName, mayAgree }: EraseDecisionProps) {
  const router = useRouter()

  async function decide(action: 'agree' | 'take-back', note: string): Promise<void> {
    const answer = await postStaff<object>(adminPaths.staffPost(`erasure/${action}`), childRef)
    if ('message' in answer) return void toast.error(String(answer.message))
    toast.success(note)
    router.refresh()
  }

  return (
    <div className={styles.buttons}>
      {mayAgree && (
        <ConfirmButton
          label={`Agree to erase ${firstName}`}
          question={`In ${CANCEL_DAYS} days everything above is erased, and it cannot be brought back. Until then it can be taken back here.`}
          onYes={() => decide('agree', `Agreed. ${firstName} is erased in ${CANCEL_DAYS} days.`)}
        />
      )}
      <ConfirmButton
        label="Leave everything as it is"
        question="Nothing is erased then. It has to be asked for again."
        onYes={() => decide('take-back', 'Taken back. Nothing is erased.')}
      />
    </div>
  )
}
