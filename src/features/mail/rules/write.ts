import { hasPlaceholder, dropUnknown, factsOf, fillText, type MailFacts, type Placeholder } from './fill-text'
import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mail-languages'
import type { MailText, MailTemplate } from './mail-template'
import { textOf } from './fields'
import { MAIL_TEMPLATES, type MailTemplateName } from './mail-templates'

/** Available in every mail, in addition to its own placeholders. */
const COMMON: readonly Placeholder[] = ['academy', 'phone']

/** Placeholders that may have no value: a paragraph with one of them is omitted then. */
const SOMETIMES: readonly Placeholder[] = ['phone', 'event', 'calendar']

/** Not allowed in a subject, because mail programs do not open links there. */
const LINKS: readonly Placeholder[] = ['link', 'account', 'calendar']

/** Returns the placeholders allowed in a mail's subject or body. */
export function placeholdersFor(name: MailTemplateName, part: keyof MailText): Placeholder[] {
  const placeholders = [...MAIL_TEMPLATES[name].placeholders, ...COMMON]
  return part === 'body'
    ? placeholders
    : placeholders.filter((word) => !LINKS.includes(word) && !SOMETIMES.includes(word))
}

/** Returns the problems of a mail text, as sentences for staff; empty when it is valid. */
export function listProblems(name: MailTemplateName, part: keyof MailText, text: string): string[] {
  const facts = factsOf(placeholdersFor(name, part))
  const { problems } = fillText(text, facts)
  if (part === 'subject' || problems.length > 0) return problems
  const always = factsOf(placeholdersFor(name, part).filter((word) => !SOMETIMES.includes(word)))
  const sure = dropUnknown(text, always)
  const { required }: MailTemplate = MAIL_TEMPLATES[name]
  return required
    .filter((word) => !hasPlaceholder(sure, word))
    .map((word) => explainMissing(word, hasPlaceholder(text, word)))
}

/**
 * Returns the subject and body of a mail: the text of staff when all its placeholders can be filled in, else the default text,
 * so that the mail is always sent.
 */
export function writeMail(
  name: MailTemplateName,
  template: MailText | undefined,
  facts: MailFacts,
  language: MailLanguage = DEFAULT_LANGUAGE,
): MailText {
  const first = template && fill(template, facts)
  if (first?.problems.length === 0) return first.filled
  return fill(textOf(name, language), facts).filled
}

function fill({ subject, body }: MailText, facts: MailFacts): { filled: MailText; problems: string[] } {
  const [title, text] = [fillText(subject, facts), fillText(dropUnknown(body, facts), facts)]
  const problems = [...title.problems, ...text.problems]
  if (!title.text.trim() || !text.text.trim()) problems.push('It is empty.')
  return { filled: { subject: title.text, body: text.text }, problems }
}

function explainMissing(word: Placeholder, isThere: boolean): string {
  if (isThere) {
    return `Give {${word}} a paragraph without {phone}, {event} or {calendar}: a paragraph with one of them is left out while it is empty.`
  }
  return `This mail is of no use without {${word}}. Please put it back.`
}
