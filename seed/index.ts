import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from '../src/server/env'
import { assignDemoEntries, seedOffice } from './office'
import { seedContent } from './seed-content'
import { seedEnrolments } from './seed-enrolments'
import { seedFilms } from './seed-films'
import { seedPosts } from './seed-posts'
import { seedLegal } from './seed-legal'
import { linkAccounts, seedMembers } from './seed-members'
import { seedTags } from './seed-tags'
import { seedStaff } from './seed-staff'

// Uploads and films are readable by this user only.
process.umask(0o077)

/** Skips the form submissions, for tests that create their own. */
const WITHOUT_OFFICE = process.argv.includes('--without-office')

/** Seeds the demo academy: offline, idempotent, with fictional people. Never runs on a real academy's database. */
async function seed(): Promise<void> {
  if (env().isProduction) throw new Error('The demo seed never runs in production. Use `npm run staff:add` to begin.')
  const payload = await getPayload({ config })
  await seedContent(payload)
  await seedPosts(payload)
  await seedLegal(payload)
  await seedEnrolments(payload)
  await seedTags(payload)
  await seedMembers(payload)
  await seedFilms(payload)
  if (!WITHOUT_OFFICE) await seedOffice(payload)
  // Staff are created last, because the start script treats existing staff rows as a complete demo.
  await seedStaff(payload)
  await linkAccounts(payload)
  await assignDemoEntries()
  await payload.destroy()
}

await seed()
// The adapter leaves a connection open, which would keep the process running.
process.exit(0)
