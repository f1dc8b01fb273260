import { logger } from '@/server/logger'

/** Logs a failed read without personal data. Returns `undefined`, which marks the data as not loaded. */
export function reportUnread(error: unknown): undefined {
  logger.error({ err: error }, 'A part of an entry could not be read.')
  return undefined
}
