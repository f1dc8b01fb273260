import * as z from 'zod'

// PostgreSQL rejects NUL, and no account contains one.
const text = z
  .string()
  .max(1_000)
  .refine((value) => !value.includes('\0'))
  .catch('')

/** A solved challenge. */
const proof = z.string().max(5_000).catch('')

const credentialsSchema = z
  .object({ email: text.transform((email) => email.trim().toLowerCase()), password: text, token: text, proof })
  .catch({ email: '', password: '', token: '', proof: '' })

/** The input of a sign-in endpoint; missing values are empty. */
export type Credentials = z.infer<typeof credentialsSchema>

/** Parses JSON, or the form that the admin sends. The request's body can still be read afterwards. */
export async function parseCredentials(request: Request): Promise<Credentials> {
  return credentialsSchema.parse(await readBody(request.clone()))
}

async function readBody(request: Request): Promise<unknown> {
  try {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/')
    return isForm ? JSON.parse(String((await request.formData()).get('_payload'))) : await request.json()
  } catch {
    return null
  }
}
