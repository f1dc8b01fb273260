import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from '../src/server/env'
import { handOver, seedOffice } from './office'
import { seedContent } from './seed-content'
import { seedEnrolments } from './seed-enrolments'
import { seedFilms } from './seed-films'
import { seedPosts } from './seed-posts'
import { seedLegal } from './seed-legal'
import { linkAccounts, seedMembers } from './seed-members'
import { seedTags } from './seed-tags'
import { seedStaff } from './seed-staff'

// Uploads and films are files for this user alone.
process.umask(0o077)

/** Leaves the inbox empty, for tests that send and answer what they look for themselves. */
const WITHOUT_OFFICE = process.argv.includes('--without-office')

/** Fills the demo academy: offline, repeatable, people invented. Never runs against a real academy's database. */
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
  // Staff come last: their rows tell the start script that the demo is complete.
  await seedStaff(payload)
  await linkAccounts(payload)
  await handOver()
  await payload.destroy()
}

await seed()
// The adapter keeps a client open; without this the process would wait for it.
process.exit(0)
