import { useEffect, useEffectEvent, useState } from 'react'
import { notify } from '@/components/ui/toast'
import { postJson, SIGNED_OUT } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import { clearTab, readTab, writeTab } from '@/lib/tab-storage'
import type { DrawnQuestion } from '../../rules/drawn-questions'
import { MESSAGES, type QuizResult, type Verdict } from '../../rules/quizzes'

type Opened = { attempt: string; version: number; passMark: number; questions: DrawnQuestion[] }
/** The progress stored in this tab when the member of a quiz was signed out. */
type Run = { attempt: string; place: number; chosen: Record<string, string> }
type Finished = { verdicts: Verdict[]; result: QuizResult }

export type DialogQuizState =
  | { phase: 'closed' | 'loading' | 'failed' | 'signed-out' }
  | { phase: 'asking'; opened: Opened; place: number; chosen: Record<string, string>; isSending: boolean }
  | { phase: 'finished'; opened: Opened; finished: Finished }

const CLOSED: DialogQuizState = { phase: 'closed' }
// Storing an answer is idempotent, so the request may be retried.
const AGAIN = { isRepeatable: true }

/** Manages the steps of a quiz in a dialog: closed, one question after the other, results, and a new attempt. */
export function useDialogQuiz(quizId: string) {
  const storageKey = `quiz:${quizId}`
  const [isOpen, setOpen] = useState(false)
  const [isPassed, setPassed] = useState(false)
  const [state, setState] = useState<DialogQuizState>(CLOSED)

  // A member who was signed out mid-quiz returns to the same question.
  const reopen = useEffectEvent(() => readTab(storageKey) && open())
  useEffect(() => void reopen(), [])

  function takeRun({ attempt }: Opened): Pick<Run, 'place' | 'chosen'> {
    const run = readTab<Run>(storageKey)
    clearTab(storageKey)
    return run?.attempt === attempt ? { place: run.place, chosen: run.chosen } : { place: 0, chosen: {} }
  }

  async function start(): Promise<void> {
    setState({ phase: 'loading' })
    const posted = await postJson<Opened>(paths.memberPost('quiz-start'), { quiz: quizId }, AGAIN)
    if (posted.isOk)
      return setState({ phase: 'asking', opened: posted.body, ...takeRun(posted.body), isSending: false })
    if (posted.status === SIGNED_OUT) return setState({ phase: 'signed-out' })
    setState({ phase: 'failed' })
    void notify.error(MESSAGES.notLoaded)
  }

  function open(): void {
    setOpen(true)
    void notify.prepare()
    // A quiz that was closed midway continues at the same question.
    if (state.phase !== 'asking') void start()
  }

  function close(): void {
    setOpen(false)
    if (state.phase !== 'asking') setState(CLOSED)
  }

  function choose(option: string): void {
    if (state.phase !== 'asking' || state.isSending) return
    const question = state.opened.questions[state.place]!
    setState({ ...state, chosen: { ...state.chosen, [question.id]: option } })
  }

  async function continueQuiz(): Promise<void> {
    if (state.phase !== 'asking') return
    const { opened, place, chosen } = state
    if (place < opened.questions.length - 1) return setState({ ...state, place: place + 1 })
    setState({ ...state, isSending: true })
    const answers = Object.entries(chosen).map(([question, option]) => ({ question, option }))
    const posted = await postJson<Finished>(
      paths.memberPost('quiz-submit'),
      { quiz: quizId, attempt: opened.attempt, answers },
      AGAIN,
    )
    if (!posted.isOk && posted.status === SIGNED_OUT) {
      writeTab(storageKey, { attempt: opened.attempt, place, chosen })
      return setState({ phase: 'signed-out' })
    }
    if (!posted.isOk) {
      setState({ ...state, isSending: false })
      return void notify.error(posted.message ?? MESSAGES.notSent)
    }
    setState({ phase: 'finished', opened, finished: posted.body })
    if (posted.body.result.isPassed) setPassed(true)
    void notify.success(MESSAGES.completed)
  }

  return { state, isOpen, isPassed, open, close, start, choose, continueQuiz }
}
