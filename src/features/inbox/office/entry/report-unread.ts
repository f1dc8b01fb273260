import { logger } from '@/server/logger'

/** One line for the log without personal data; `undefined` stands for what could not be read. */
export function reportUnread(error: unknown): undefined {
  logger.error({ err: error }, 'A part of an entry could not be read.')
  return undefined
}
