import 'server-only'
import type { z } from 'zod'
import { check } from '@/server/forms/define-form'
import { BodyError, readBody } from '@/server/http/read-body'
import { isSameOrigin } from '@/server/http/same-origin'
import { logger } from '@/server/logger'
import { BusyError } from '@/server/secrets'

const NO_STORE = { 'Cache-Control': 'private, no-store' }

/** An answer in JSON that nobody keeps. */
export function memberJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: NO_STORE })
}

/** A refusal in one sentence. */
export function refuse(status: number, message: string): Response {
  return memberJson({ message }, status)
}

type Guarded<Values, Person> = {
  /** For the log. */
  name: string
  schema: z.ZodType<Values>
  /** Who sends it, or the refusal. */
  admit: (request: Request) => Promise<Person | Response>
  run: (person: Person, values: Values, request: Request) => Promise<Response>
}

/** The POST handler of something only known people may do: origin, person, size, rules, then the work itself. */
export function guarded<Values, Person extends object>({ name, schema, admit, run }: Guarded<Values, Person>) {
  return async function post(request: Request): Promise<Response> {
    if (!isSameOrigin(request)) return refuse(403, 'This only works from our own site.')
    try {
      const person = await admit(request)
      if (person instanceof Response) return person
      const parsed = check(schema, await readBody(request, []))
      if (!parsed.success) return refuse(422, parsed.error.issues[0]?.message ?? 'Please check what you sent.')
      return await run(person, parsed.data, request)
    } catch (error) {
      if (error instanceof BodyError) return refuse(error.refusal.status, error.refusal.message)
      if (error instanceof BusyError) return refuse(503, 'Many people are signing in right now. Try again in a minute.')
      logger.error({ err: error, handler: name }, 'Something that was sent could not be stored.')
      return refuse(503, 'Service unavailable')
    }
  }
}
