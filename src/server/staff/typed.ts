import * as z from 'zod'

// The database takes no NUL, and no account has one.
const text = z
  .string()
  .max(1_000)
  .refine((typed) => !typed.includes('\0'))
  .catch('')

/** A solved challenge. */
const proof = z.string().max(5_000).catch('')

const typedSchema = z
  .object({ email: text.transform((email) => email.trim().toLowerCase()), password: text, token: text, proof })
  .catch({ email: '', password: '', token: '', proof: '' })

/** What somebody typed at one of the ways in; what is missing is empty. */
export type Typed = z.infer<typeof typedSchema>

/** Reads it from JSON, or from the form that the admin sends. The request can still be read afterwards. */
export async function readTyped(request: Request): Promise<Typed> {
  return typedSchema.parse(await readBody(request.clone()))
}

async function readBody(request: Request): Promise<unknown> {
  try {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/')
    return isForm ? JSON.parse(String((await request.formData()).get('_payload'))) : await request.json()
  } catch {
    return null
  }
}
