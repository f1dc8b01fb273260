import type { MailLanguage } from '@/lib/mails/languages'
import type { Meanwhile } from '../../rules/mail-panel'

/** A mail as it is sent to the server: words in braces are filled in there. */
export type AnswerText = {
  subject: string
  text: string
  reason: string
  language: MailLanguage
  call?: { by: string; on: string } | null
}

/** What became of an answer. `meanwhile`: a colleague changed the entry first, and nothing was stored. */
export type Answered = { isStored: boolean; meanwhile?: Meanwhile }
