import * as z from 'zod'

const TOGETHER = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The settings of an object store. Without any of them, uploads are stored on the disk. */
export const s3Settings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address with https:// or http://' }).optional(),
  S3_FORCE_PATH_STYLE: z.enum(['on', 'off'], 'must be on or off').default('off'),
}

type S3Settings = z.output<z.ZodObject<typeof s3Settings>>

/** The object store of the uploads. `endpoint` is undefined for Amazon's own. */
export type ObjectStore = {
  bucket: string
  endpoint?: string
  region: string
  forcePathStyle: boolean
  credentials: { accessKeyId: string; secretAccessKey: string }
}

/** Returns the object store of the settings, or null when uploads are stored on the disk. */
export function objectStoreOf(settings: S3Settings): ObjectStore | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  return {
    bucket,
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE === 'on',
    credentials: { accessKeyId, secretAccessKey },
  }
}

/** Returns the settings that are missing because others of the object store are set. */
export function s3Problems(settings: S3Settings): [string, string][] {
  const isUsed = Boolean(settings.S3_ENDPOINT) || TOGETHER.some((name) => settings[name])
  if (!isUsed) return []
  return TOGETHER.filter((name) => !settings[name]).map((name) => [
    name,
    `is missing: uploads on S3 need ${TOGETHER.join(', ')}`,
  ])
}
