import type { MailLanguage } from '@/lib/mails/languages'

/** How the mails to many families are written. */
export type MailWish = {
  /** For all of them; without one, each family's own. */
  language?: MailLanguage | undefined
  /** The same for all. */
  reason?: string | undefined
}

/** Statuses whose text says nothing without its reason. Every other text may go out without one. */
export const NEEDS_REASON: readonly string[] = ['needs_info', 'answered']
