import type { MailLanguage } from '@/lib/mail-languages'

/** The options of a bulk mail. */
export type BulkMailOptions = {
  /** One language for all; by default each family's own. */
  language?: MailLanguage | undefined
  /** The same reason for all families. */
  reason?: string | undefined
}

/** Statuses whose text is meaningless without a reason. All other texts may be sent without one. */
export const NEEDS_REASON: readonly string[] = ['needs_info', 'answered']
