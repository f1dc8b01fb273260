import { tmpdir } from 'node:os'
import path from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { audited } from './collections/audit/audited'
import { auditUnscheduling } from './collections/audit/schedule'
import { collections, globals } from './collections'
import { keepSearchPrivate } from './collections/private-search'
import { explainLock } from './collections/hooks/explain-lock'
import { nameLockHolders } from './collections/hooks/name-lock-holder'
import { refuseUnreadable } from './collections/hooks/refuse-unreadable'
import { redirects } from './collections/site/redirects'
import { searchEngines } from './collections/site/search-engines'
import { answerOverload } from './src/server/database/answer-overload'
import { safePostgres } from './src/server/database/adapter'
import { env } from './src/server/env'
import { livePreview } from './collections/preview'
import { PAYLOAD_WORDS } from './src/admin/payload-words'
import { adminViews } from './src/admin/views'
import { outboxEmail } from './src/server/mail/payload-adapter'
import { logger } from './src/server/logger'
import { FORM_BYTES, MAX_FILE_BYTES } from './src/lib/uploads'
import { storeUploadsIn } from './src/server/uploads/object-store-plugin'
import { ENCRYPTED_COLUMNS } from './src/server/encryption/encrypted-columns.mjs'
import { encryptFields } from './src/server/encryption/encrypt-fields'
import { confirmChanges } from './src/features/staff/server/confirm-change'

const settings = env()
const origin = new URL(settings.PUBLIC_URL).origin
const isHttps = origin.startsWith('https:')

/** The composition root: adapters, collections, globals. Fields are in collections/. */
export default buildConfig({
  secret: settings.PAYLOAD_SECRET,
  serverURL: origin,
  cors: [origin],
  csrf: [origin],
  cookiePrefix: isHttps ? '__Host-academy' : 'academy',
  auth: { jwtOrder: ['cookie'] },
  telemetry: false,
  i18n: { translations: { en: PAYLOAD_WORDS } },
  maxDepth: 2,
  defaultDepth: 0,
  db: safePostgres(settings.DATABASE_URL),
  editor: lexicalEditor(),
  email: outboxEmail,
  logger,
  sharp,
  collections: collections.map(confirmChanges).map(encryptFields(ENCRYPTED_COLUMNS)).map(keepSearchPrivate),
  globals: [...globals],
  plugins: [redirects, searchEngines, storeUploadsIn(settings.objectStore), audited],
  // Only scheduled publishing uses it; only the worker may run it.
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
  graphQL: { disable: true },
  hooks: { afterError: [refuseUnreadable, explainLock, answerOverload] },
  // Films are the largest; pictures have a bound of their own. Nothing large is held in memory.
  upload: {
    limits: { fileSize: MAX_FILE_BYTES },
    // Payload's default is 50 MB.
    requestSizeLimit: MAX_FILE_BYTES + FORM_BYTES,
    abortOnLimit: true,
    useTempFiles: true,
    tempFileDir: tmpdir(),
  },
  typescript: { outputFile: path.resolve('src/payload-types.ts'), autoGenerate: false },
  admin: {
    user: 'staff',
    avatar: 'default',
    theme: 'light',
    dateFormat: 'MMM d, yyyy, h:mm a',
    timezones: {
      defaultTimezone: 'America/Phoenix',
      supportedTimezones: [{ label: 'Arizona (Phoenix)', value: 'America/Phoenix' }],
    },
    importMap: { baseDir: path.resolve('src'), autoGenerate: false },
    livePreview,
    meta: {
      titleSuffix: ' | Back office',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      graphics: { Logo: '/admin/Brand#BrandLogo', Icon: '/admin/Brand#BrandIcon' },
      Nav: '/features/dashboard/admin/nav/Nav#Nav',
      providers: ['/admin/ControlNames.client#ControlNames'],
      views: adminViews,
    },
  },
})
  // Not plugins: Payload adds the collections of locks and jobs after these (docs/decisions/077).
  .then(nameLockHolders)
  .then(auditUnscheduling)
