import type { Placeholder } from './fill-text'

export type MailText = { subject: string; body: string }

/** A mail that the system writes by itself: when it goes out, what it can say, and the text it comes with. */
export type Occasion = {
  label: string
  /** For staff: when it goes out, and to whom. */
  sentWhen: string
  /** Beside those that are known in every mail. */
  words: readonly Placeholder[]
  /** Words without which it is of no use to whoever gets it. */
  needs: readonly Placeholder[]
  subject: string
  body: string
}

export const QUESTIONS = 'Questions? Reply to this mail or call {phone}'

/** The paragraphs of a text, signed by the academy. */
export function letter(...paragraphs: string[]): string {
  return [...paragraphs, '{academy}'].join('\n\n')
}
