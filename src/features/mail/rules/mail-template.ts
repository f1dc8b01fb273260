import type { Placeholder } from './fill-text'

export type MailText = { subject: string; body: string }

/** An automatic mail: when it is sent, its placeholders, and its default text. */
export type MailTemplate = {
  label: string
  /** For staff: when it is sent, and to whom. */
  sentWhen: string
  /** Placeholders in addition to those of every mail. */
  placeholders: readonly Placeholder[]
  /** Placeholders that the text must contain, because the mail is useless without them. */
  required: readonly Placeholder[]
  subject: string
  body: string
}

export const QUESTIONS = 'Questions? Reply to this mail or call {phone}'

/** Joins the paragraphs of a text and adds the academy's signature. */
export function letter(...paragraphs: string[]): string {
  return [...paragraphs, '{academy}'].join('\n\n')
}
