const GET_PAYLOAD = `import { getPayload } from 'payload'`
const CONFIG = `import config from '@payload-config'`
const CONFIG_FILE = `import config from '../../payload.config'`
const CACHE = `import { revalidateTag } from 'next/cache'`
const REACT = `import { cache } from 'react'`
const SERVER_ONLY = `import 'server-only'`

const LOCAL_API = [GET_PAYLOAD, CONFIG, CONFIG_FILE]

/** All imports that some rule forbids. */
export const GUARDED = [...LOCAL_API, CACHE, REACT, SERVER_ONLY]

/** Imports that no rule forbids. */
export const FREE = [`import { APIError } from 'payload'`, `import type { ReactNode } from 'react'`]

/** For each rule, files it applies to and the forbidden imports of each. */
export const IMPORT_CASES: Record<string, Record<string, string[]>> = {
  'access to the Local API': {
    'src/features/events/server/queries.ts': LOCAL_API,
    'src/features/site/server/pages.ts': LOCAL_API,
    'src/admin/New.tsx': LOCAL_API,
  },
  'the admin shell': { 'src/app/(payload)/layout.tsx': [GET_PAYLOAD] },
  'the modules of the Local API': { 'src/server/payload.ts': [], 'src/server/staff-session.ts': [] },
  'plain Node': {
    'collections/site/New.ts': GUARDED,
    'src/lib/new.ts': GUARDED,
    'src/features/events/rules/options.ts': GUARDED,
    'src/features/events/rules/repeat-rules.ts': GUARDED,
    'src/features/plan/rules/schema.ts': GUARDED,
  },
}
