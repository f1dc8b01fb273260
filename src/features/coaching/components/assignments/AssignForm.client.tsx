'use client'
import { useState, type FormEvent } from 'react'
import { paths } from '@/lib/paths'
import { postJson } from '@/lib/json-request'
import { WATCHED_SHARE } from '@/features/film/rules/seen'
import { lockedText, targetsOf, describeRecipients } from '../../rules/assignments'
import type { Reach } from '@/features/film/rules/reach'
import { WhenFields, type When } from './WhenFields.client'
import { WhomFields } from './WhomFields.client'
import styles from './assignments.module.css'

type AssignFormProps = {
  slug: string
  quizId: string | null
  reach: Reach
  onSent: (id: string, recipients: string) => void
}

/** The status when some recipients already have the film. Sending the form again confirms it. */
const DOUBLED = 409

/** Asks for the recipients and the due day. For a coach of one division the recipients are preselected. */
export function AssignForm({ slug, quizId, reach, onSent }: AssignFormProps) {
  const only = reach.divisions.length === 1 ? [reach.divisions[0]!.id] : []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(only))
  const [when, setWhen] = useState<When>({ dueOn: '', note: '', withQuiz: true, share: WATCHED_SHARE })
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDoubled, setIsDoubled] = useState(false)
  const recipients = describeRecipients(reach, chosen)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending || chosen.size === 0) return
    setIsSending(true)
    const order = {
      film: slug,
      quiz: when.withQuiz ? quizId : null,
      ...toValues(reach, chosen, when),
      isMeant: isDoubled,
    }
    const answer = await postJson<{ id: string }>(paths.memberPost('assign'), order)
    setIsSending(false)
    if (answer.isOk) onSent(answer.body.id, recipients)
    else setProblem(answer.message ?? 'This could not be sent. Please try again.')
    setIsDoubled(!answer.isOk && answer.status === DOUBLED)
  }

  if (reach.divisions.length === 0) {
    return <p>None of your divisions may watch this film, or you look after none yet. The registrar can change that.</p>
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <WhomFields
        reach={reach}
        chosen={chosen}
        onChange={(next) => {
          setChosen(next)
          setProblem(null)
          setIsDoubled(false)
        }}
      />
      <WhenFields
        reach={reach}
        hasQuiz={quizId !== null}
        locked={lockedText(reach, chosen)}
        when={when}
        onChange={setWhen}
      />
      <div className={styles.send}>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <button type="submit" className="btn big" disabled={isSending || chosen.size === 0}>
          {isSending ? 'Sending...' : sendText(recipients, isDoubled)}
        </button>
      </div>
    </form>
  )
}

function sendText(recipients: string, isDoubled: boolean): string {
  if (!recipients) return 'Choose who first'
  return isDoubled ? 'Assign it once more' : `Assign to ${recipients}`
}

function toValues(reach: Reach, chosen: ReadonlySet<string>, { dueOn, note, share }: When) {
  return { ...targetsOf(reach, chosen), share, dueOn: dueOn || null, note }
}
