import { useMemo, useState } from 'react'
import type { EntryPanel, OfferedText } from '../../rules/mail-panel'
import { MAIL_LANGUAGE_KEYS, textsIn, type MailLanguage } from '@/lib/mail-languages'
import { fillText, LINK_PREVIEW, NO_ADDRESS, type MailFacts } from '@/features/mail/rules/fill-text'

type Source = Pick<EntryPanel, 'to' | 'texts' | 'facts' | 'hasLink' | 'language'>

export type AnswerState = ReturnType<typeof useAnswer>

/** The state of a draft answer: the status, its text, the reason, and the preview. */
export function useAnswer({ to, texts, facts, hasLink, language: first }: Source) {
  const [status, setStatus] = useState('')
  const [text, setText] = useState<OfferedText | null>(null)
  const [subject, setSubject] = useState('')
  const [body, setBody] = useState('')
  const [reason, setReason] = useState('')
  const [language, setLanguage] = useState(first)

  const written = useMemo(() => texts.filter((one) => one.status === status), [texts, status])
  const offered = textsIn(written, language)
  const languages = MAIL_LANGUAGE_KEYS.filter((key) => written.some((one) => one.language === key))

  function chooseText(next: OfferedText | null): void {
    setText(next)
    setReason('')
    setSubject(next ? fillText(next.subject, facts).text : '')
    setBody(next ? fillText(next.body, facts).text : '')
  }

  function chooseStatus(next: string): void {
    setStatus(next)
    chooseText(firstText(texts, next, language))
  }

  function chooseLanguage(next: MailLanguage): void {
    setLanguage(next)
    chooseText(firstText(texts, status, next))
  }

  const preview = compose({ to, subject, body, reason, facts, hasLink })
  const reset = () => chooseStatus('')
  const values = { subject, text: body, reason, language: text?.language ?? language }
  return {
    status,
    text,
    offered,
    languages,
    subject,
    body,
    reason,
    preview,
    values,
    chooseStatus,
    chooseText,
    chooseLanguage,
    setSubject,
    setBody,
    setReason,
    reset,
  }
}

function firstText(texts: readonly OfferedText[], status: string, language: MailLanguage): OfferedText | null {
  const written = texts.filter((one) => one.status === status)
  return textsIn(written, language)[0] ?? null
}

type MailDraft = { to: string; subject: string; body: string; reason: string; facts: MailFacts; hasLink: boolean }

function compose({ to, subject, body, reason, facts, hasLink }: MailDraft) {
  const known = { ...facts, reason }
  const head = fillText(subject, known)
  const text = fillText(body, { ...known, link: hasLink ? LINK_PREVIEW : null })
  const missing = [
    to ? '' : NO_ADDRESS,
    subject.trim() ? '' : 'Write a subject.',
    body.trim() ? '' : 'Write a text.',
  ].filter(Boolean)
  return {
    subject: head.text,
    text: text.text,
    problems: [...new Set([...missing, ...head.problems, ...text.problems])],
  }
}
