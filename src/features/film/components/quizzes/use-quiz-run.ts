import { useState } from 'react'
import { postJson, SIGNED_OUT } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import type { DrawnQuestion } from '../../rules/drawn-questions'
import { MESSAGES, type SubmittedAnswer, type QuizResult, type Verdict } from '../../rules/quizzes'

/** A quiz on its page: its questions and this member's progress. */
export type QuizRun = {
  id: string
  attempt: string
  version: number
  passMark: number
  questions: DrawnQuestion[]
  startAt: number
}

type Answered = { attempt: string; verdict: Verdict; result: QuizResult | null }

/** Takes a quiz one question at a time. The server scores each answer. */
export function useQuizRun({ id, version, questions, startAt, ...run }: QuizRun, isPreview: boolean) {
  const [attempt, setAttempt] = useState(run.attempt)
  const [index, setIndex] = useState(startAt)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [earlier, setEarlier] = useState<SubmittedAnswer[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSignedOut, setSignedOut] = useState(false)
  const [isComplete, setComplete] = useState(false)
  const question = questions[index]!

  async function choose(option: string): Promise<void> {
    if (isSending || answered) return
    setSending(true)
    setProblem(null)
    const answer = { question: question.id, option }
    const body = { quiz: id, attempt, version, ...answer, ...(isPreview ? { earlier } : {}) }
    const posted = await postJson<Answered>(paths.memberPost('quiz-answer'), body, { isRepeatable: true })
    setSending(false)
    if (posted.isOk) {
      setAnswered(posted.body)
      setAttempt(posted.body.attempt)
      setEarlier([...earlier, answer])
    } else if (posted.status === SIGNED_OUT) setSignedOut(true)
    else setProblem(posted.message ?? MESSAGES.notSent)
  }

  function showNext(): void {
    if (answered?.result) return setComplete(true)
    setAnswered(null)
    setIndex(index + 1)
  }

  const result = isComplete ? answered?.result : null
  return { question, index, answered, isSending, isSignedOut, problem, choose, showNext, result }
}
