'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { describeProgress } from '../../rules/assignments'
import type { Running } from '../../rules/assignment-schema'
import { takeBack } from './take-back'
import styles from './assignments.module.css'

type RunningListProps = {
  running: Running[]
  /** Shows the film titles, for pages that show them nowhere else. */
  hasTitles?: boolean
  /** The division whose players are counted; otherwise all players of the coach are. */
  division?: string
}

/** Lists the unfinished assignments, each with a button to undo it. */
export function RunningList({ running, hasTitles, division }: RunningListProps) {
  return (
    <ul className={styles.runningList}>
      {running.map((one) => (
        <li key={one.id}>
          {hasTitles && <a href={paths.film(one.slug)}>{one.title}</a>}
          <span>
            {hasTitles ? '' : 'Assigned: '}
            {describeProgress(one, division)}
            {one.by && `. By ${one.by}.`}
          </span>
          {one.isOwn && <TakeBack running={one} />}
        </li>
      ))}
    </ul>
  )
}

function TakeBack({ running: { id, title, recipients } }: { running: Running }) {
  const router = useRouter()
  const [step, setStep] = useState<'idle' | 'confirming' | 'sent'>('idle')

  async function act(): Promise<void> {
    setStep('sent')
    void notify.prepare()
    if (await takeBack(id)) router.refresh()
    else setStep('idle')
  }

  if (step === 'idle') {
    return (
      <button type="button" className="text-link" onClick={() => setStep('confirming')}>
        Take back<span className="sr-only">{` ${title} from ${recipients}`}</span>
      </button>
    )
  }
  return (
    <span role="group" aria-label={`Take back ${title} from ${recipients}?`} className={styles.runningAsk}>
      <button type="button" className="text-link" disabled={step === 'sent'} onClick={() => void act()}>
        Yes, take it back
      </button>
      <button type="button" className="text-link" disabled={step === 'sent'} onClick={() => setStep('idle')}>
        Keep it
      </button>
    </span>
  )
}
