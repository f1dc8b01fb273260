import * as z from 'zod'
import { parseKeyring } from './encryption/keyring'
import { objectStoreOf, s3Problems, s3Settings } from './uploads/s3-settings'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)$/
const KNOWN_SECRETS = ['secret', 'changeme', 'payload-secret', 'your-secret-here', 'replace-me']
const SECRET_MIN = 32
/** The cost of a slow hash: the exponent of scrypt's N. 15 takes about 150 ms and 32 MB on a small server (OWASP). */
const HASH_COST = 15
/** Tests create thousands of hashes and protect no data. */
const TEST_HASH_COST = 8
const NEEDS_SECRET = 'is missing: generate one with `openssl rand -base64 48` and keep it'
const NEEDS_KEYS =
  'is missing: generate a key with `echo "k1:$(openssl rand -base64 32)"` and keep it, apart from the backups of the database'
const NEEDS_DATABASE = 'is missing: give it as postgres://user:password@host:5432/name'

const schema = z
  .object({
    APP_ENV: z.enum(['demo', 'production', 'test']).default('demo'),
    DATABASE_URL: z.string(NEEDS_DATABASE).regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    PAYLOAD_SECRET: z.string(NEEDS_SECRET).min(SECRET_MIN, `must be at least ${SECRET_MIN} random characters`),
    FIELD_KEYS: z.string(NEEDS_KEYS).transform(readKeys),
    PUBLIC_URL: z.url('must be the full address of the site').default('http://localhost:3000'),
    FULLCOURT_DATA_DIR: z.string().default('.data'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z.string().min(3).default('The Basketball Academy <no-reply@example.org>'),
    FORM_RATE_LIMIT: z.union([z.literal('off'), z.coerce.number().int().positive()]).default(100),
    WORKER: z.enum(['on', 'off']).default('on'),
    BACKUPS: z.enum(['here', 'elsewhere']).default('here'),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
    ...s3Settings,
  })
  .transform((env) => ({ ...env, isProduction: env.APP_ENV === 'production' || !isLocal(env.PUBLIC_URL) }))
  .transform((env) => ({ ...env, hashCost: env.APP_ENV === 'test' && !env.isProduction ? TEST_HASH_COST : HASH_COST }))
  .transform((env) => ({ ...env, objectStore: objectStoreOf(env) }))
  .superRefine((env, context) => {
    for (const [name, message] of [...s3Problems(env), ...productionProblems(env)])
      context.addIssue({ code: 'custom', path: [name], message })
  })

export type Env = z.output<typeof schema>

/**
 * Parses the settings of the whole application.
 * @throws Error with one sentence per setting that says how to fix it; never contains values.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(filled)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(`Settings are wrong: ${problems.join('; ')}. See the configuration table in README.md.`)
}

let parsed: Env | undefined

/** Returns the settings, parsed on first use and cached. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}

function readKeys(text: string, context: z.RefinementCtx) {
  try {
    return parseKeyring(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message })
    return z.NEVER
  }
}

function productionProblems(env: Env): [string, string][] {
  if (!env.isProduction) return []
  const problems: [string, string][] = []
  const secret = env.PAYLOAD_SECRET.toLowerCase()
  if (KNOWN_SECRETS.some((known) => secret.includes(known)) || new Set(secret).size < 10) {
    problems.push(['PAYLOAD_SECRET', 'is a default or too simple: generate one with `openssl rand -base64 48`'])
  }
  if (!env.SMTP_URL) problems.push(['SMTP_URL', 'is missing: in production families must get their mail'])
  if (env.MAIL_FROM.includes('example.org')) problems.push(['MAIL_FROM', 'must be an address of the academy'])
  if (!env.PUBLIC_URL.startsWith('https://')) problems.push(['PUBLIC_URL', 'must begin with https:// in production'])
  return problems
}

function isLocal(url: string): boolean {
  return URL.canParse(url) && LOCAL_HOST.test(new URL(url).hostname)
}
