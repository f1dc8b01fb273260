import type { AsyncLocalStorage } from 'node:async_hooks'
import type { PayloadLogger } from 'payload'
import pino from 'pino'

type ErrorLike = { name?: string; message?: string; status?: number; stack?: string; cause?: unknown } & DatabaseFacts
type DatabaseFacts = { code?: string; constraint?: string; table?: string }
type ErrorFacts = Omit<ErrorLike, 'message' | 'stack' | 'cause'> & { at?: string[] }

const FRAMES = 4
/** The context of the current request (runtime/request-context.mjs). */
const REQUEST = Symbol.for('fullcourt.request')
const store = globalThis as typeof globalThis & { [REQUEST]?: AsyncLocalStorage<{ id: string }> }

/**
 * Creates a log of JSON lines without personal data.
 * A database error contains the failed row, so only its code, constraint and table are logged, and an error's message is never
 * the text of a line. Drizzle wraps the database error as the cause of its own.
 * @param destination standard output if omitted
 */
export function createLogger(destination?: pino.DestinationStream): PayloadLogger {
  const options: pino.LoggerOptions = {
    level: process.env.LOG_LEVEL ?? 'info',
    base: undefined,
    mixin: () => ({ request: store[REQUEST]?.getStore()?.id }),
    serializers: { err: describeError, error: describeError },
    hooks: { logMethod: withoutErrorMessages },
  }
  return (destination ? pino(options, destination) : pino(options)) as unknown as PayloadLogger
}

/** The server's log. */
export const logger = createLogger()

/** Returns the parts of an error that may be logged: its kind and stack frames, never its message. */
export function describeError(error: unknown): ErrorFacts {
  const { name, message, status, stack, cause, ...own } = (error ?? {}) as ErrorLike
  const { code, constraint, table } = { ...own, ...(cause as DatabaseFacts | undefined) }
  // A stack begins with the message, whose lines may look like stack frames.
  const frames = stack
    ?.replace(message ?? '', '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return { name, code, constraint, table, status, at: frames?.slice(0, FRAMES).map((line) => line.trim()) }
}

// By default, Pino logs the message of an error as the text of a line without one.
function withoutErrorMessages(this: pino.Logger, args: Parameters<pino.LogFn>, method: pino.LogFn): void {
  const [first, ...rest] = args as unknown[]
  const fields = first instanceof Error ? { err: first } : first
  const isErrorWithoutText = typeof fields === 'object' && fields !== null && 'err' in fields && !('msg' in fields)
  if (isErrorWithoutText && rest.length === 0) {
    // Payload logs its refusals, such as of a time in the past, as errors.
    if (isRefusal(fields.err)) return this.info({ ...fields, msg: 'Request refused' })
    return method.apply(this, [fields, 'Unexpected error'])
  }
  method.apply(this, [fields, ...rest] as Parameters<pino.LogFn>)
}

function isRefusal(error: unknown): boolean {
  const { name, status } = (error ?? {}) as ErrorLike
  return name === 'APIError' && status !== undefined && status >= 400 && status < 500
}
