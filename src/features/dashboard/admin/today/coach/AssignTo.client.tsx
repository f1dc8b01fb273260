'use client'

import { useState } from 'react'
import type { AssignableFilm } from '@/features/coaching/rules/assignment-schema'
import type { Reach } from '@/features/film/rules/reach'
import { targetsOf, describeRecipients } from '@/features/coaching/rules/assignments'
import { postJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import { AssignWhom } from './AssignWhom.client'
import { AssignWhen, type When } from './AssignWhen.client'
import styles from './assign.module.css'

type ToProps = { film: AssignableFilm; reach: Reach; onSent: (id: string, recipients: string) => void }

/** The status code when some players already have the film. Sending again confirms the assignment. */
const DOUBLED = 409

/** Recipients and due day, preset to the first squad and a week from now, with the button that sends. */
export function AssignTo({ film, reach, onSent }: ToProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(reach.divisions.slice(0, 1).map(({ id }) => id)))
  const [when, setWhen] = useState<When>({ dueOn: reach.quickDays.at(-1)?.day ?? '', withQuiz: film.quizId !== null })
  const [problem, setProblem] = useState<{ message: string; isDoubled: boolean } | null>(null)
  const [isSending, setSending] = useState(false)
  const recipients = describeRecipients(reach, chosen)

  async function send(): Promise<void> {
    setSending(true)
    const answer = await postJson<{ id: string }>(paths.memberPost('assign'), {
      film: film.slug,
      quiz: when.withQuiz ? film.quizId : null,
      ...targetsOf(reach, chosen),
      dueOn: when.dueOn || null,
      isMeant: problem?.isDoubled ?? false,
    })
    setSending(false)
    if (answer.isOk) onSent(answer.body.id, recipients)
    else
      setProblem({
        message: answer.message ?? 'This could not be sent. Please try again.',
        isDoubled: answer.status === DOUBLED,
      })
  }

  if (reach.divisions.length === 0)
    return <p>None of your divisions may watch this film, or you have none yet. An admin can change that.</p>
  return (
    <>
      <AssignWhom
        reach={reach}
        chosen={chosen}
        onChange={(next) => {
          setChosen(next)
          setProblem(null)
        }}
      />
      <AssignWhen reach={reach} hasQuiz={film.quizId !== null} when={when} onChange={setWhen} />
      <footer className={styles.foot}>
        {problem && <p role="alert">{problem.message}</p>}
        <button
          type="button"
          className={`fc-button fc-main ${styles.send}`}
          disabled={isSending || chosen.size === 0}
          onClick={() => void send()}
        >
          {sendText(recipients, { isSending, isDoubled: problem?.isDoubled ?? false })}
        </button>
      </footer>
    </>
  )
}

function sendText(recipients: string, { isSending, isDoubled }: { isSending: boolean; isDoubled: boolean }): string {
  if (isSending) return 'Sending …'
  if (!recipients) return 'Choose who first'
  return isDoubled ? 'Assign it once more' : `Assign to ${recipients}`
}
