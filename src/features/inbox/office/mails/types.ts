import type { MailLanguage } from '@/lib/mails/languages'

/** A mail as it is sent to the server: words in braces are filled in there. */
export type AnswerText = {
  subject: string
  text: string
  reason: string
  language: MailLanguage
  call?: { by: string; on: string } | null
}
