import { useMemo, useState } from 'react'
import type { EntryPanel, OfferedText } from '@/features/status-mails/panel'
import { fillText, type MailFacts } from '@/lib/inbox/mail-words'

/** Stands for the private link until the mail is stored, when the real one is made. */
const LINK_PREVIEW = '(a private link of this family)'

export type Answering = ReturnType<typeof useAnswer>

/** What staff are about to write: the status, the text that belongs to it, the reason, and how the family reads it. */
export function useAnswer({ texts, facts, hasLink }: Pick<EntryPanel, 'texts' | 'facts' | 'hasLink'>) {
  const [status, setStatus] = useState('')
  const [text, setText] = useState<OfferedText | null>(null)
  const [subject, setSubject] = useState('')
  const [body, setBody] = useState('')
  const [reason, setReason] = useState('')

  const offered = useMemo(() => texts.filter((one) => one.status === status), [texts, status])

  function chooseText(next: OfferedText | null): void {
    setText(next)
    setReason('')
    setSubject(next ? fillText(next.subject, facts).text : '')
    setBody(next ? fillText(next.body, facts).text : '')
  }

  function chooseStatus(next: string): void {
    setStatus(next)
    chooseText(texts.find((one) => one.status === next) ?? null)
  }

  const preview = compose({ subject, body, reason, facts, hasLink })
  const reset = () => chooseStatus('')
  const values = { subject, text: body, reason }
  return {
    status,
    text,
    offered,
    subject,
    body,
    reason,
    preview,
    values,
    chooseStatus,
    chooseText,
    setSubject,
    setBody,
    setReason,
    reset,
  }
}

type Written = { subject: string; body: string; reason: string; facts: MailFacts; hasLink: boolean }

function compose({ subject, body, reason, facts, hasLink }: Written) {
  const known = { ...facts, reason }
  const head = fillText(subject, known)
  const text = fillText(body, { ...known, link: hasLink ? LINK_PREVIEW : null })
  const missing = [subject.trim() ? '' : 'Write a subject.', body.trim() ? '' : 'Write a text.'].filter(Boolean)
  return {
    subject: head.text,
    text: text.text,
    problems: [...new Set([...missing, ...head.problems, ...text.problems])],
  }
}
