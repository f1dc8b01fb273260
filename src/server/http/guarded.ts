import 'server-only'
import type { z } from 'zod'
import { parseWith } from '@/server/forms/define-form'
import { refuse } from '@/server/http/answers'
import { post } from '@/server/http/post'

type Guarded<Values, Person> = {
  /** The name for the log. */
  name: string
  schema: z.ZodType<Values>
  /** Returns the sender, or a refusal. */
  admit: (request: Request) => Promise<Person | Response>
  /** The message for an invalid body; by default that of its first issue. */
  invalid?: string
  run: (person: Person, values: Values, request: Request) => Promise<Response> | Response
}

const CHECK = 'Please check what you sent.'

/** Creates a POST handler for authenticated senders: authenticates, validates the body, then runs the work. */
export function guarded<Values, Person extends object>({ name, schema, admit, invalid, run }: Guarded<Values, Person>) {
  return post<Person>({
    name,
    admit,
    run: async (body, request, person) => {
      const parsed = parseWith(schema, body)
      if (!parsed.success) return refuse(422, invalid ?? parsed.error.issues[0]?.message ?? CHECK)
      return run(person, parsed.data, request)
    },
  })
}
