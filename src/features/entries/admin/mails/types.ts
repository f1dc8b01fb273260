import type { MailLanguage } from '@/lib/mail-languages'
import type { ConcurrentChange } from '../../rules/mail-panel'

/** A mail as sent to the server, which fills in the placeholders in braces. */
export type AnswerText = {
  subject: string
  text: string
  reason: string
  language: MailLanguage
  call?: { by: string; on: string } | null
}

/** The result of an answer. `concurrent`: a colleague changed the entry first, and nothing was stored. */
export type Answered = { isStored: boolean; concurrent?: ConcurrentChange }
