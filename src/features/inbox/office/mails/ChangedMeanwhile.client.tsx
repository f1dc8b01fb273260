'use client'

import { Button } from '@payloadcms/ui'
import type { Meanwhile } from '../../rules/mail-panel'
import { StatusTag } from '../status/StatusTag'
import styles from './mails.module.css'

/** An answer that was refused because a colleague changed the entry first. */
export type Refused = Meanwhile & { isMailed: boolean }

type ChangedMeanwhileProps = Refused & { isBusy: boolean; onSend: () => void }

/** Shows the status that a colleague set first, and offers to send the answer anyway. */
export function ChangedMeanwhile({ status, isMailed, isBusy, onSend }: ChangedMeanwhileProps) {
  return (
    <div className={styles.meanwhile} role="alert">
      <p>
        A colleague changed this since you opened it. It is now <StatusTag status={status} />. Your text is kept.
      </p>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={onSend}>
        {isMailed ? 'Send it anyway' : 'Move it anyway'}
      </Button>
    </div>
  )
}
