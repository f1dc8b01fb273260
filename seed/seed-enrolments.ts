import type { Payload } from 'payload'
import { readFile } from 'node:fs/promises'
import { REQUIRED_CONSENTS, signatureLocation, type ConsentKey } from '@/features/people/rules/consents'
import type { PictureTags } from './seed-tags'
import type { Enrolment, Season } from '../src/payload-types'
import { pool } from '@/server/database/pool'
import { encrypt } from '@/server/encryption/encrypt'

type SeasonContent = Pick<Season, 'name' | 'startsOn' | 'endsOn' | 'cutoffOn' | 'state'>
type EnrolmentContent = Pick<
  Enrolment,
  'dateOfBirth' | 'guardianName' | 'guardianEmail' | 'guardianPhone' | 'emergencyName' | 'emergencyPhone'
> &
  Partial<Pick<Enrolment, 'medicalNotes' | 'pickups'>> & {
    player: string
    publication?: 'initial' | 'full'
    /** Required consents that the family has still to sign. */
    unsigned?: ConsentKey[]
  }

// There is no Next server to revalidate while seeding.
const context = { disableRevalidate: true }

/**
 * Creates the current and the next season, and the signatures of the fictional families on the rosters. Existing data is not
 * changed, such as a season that has begun or an enrolment that a family has edited.
 */
export async function seedEnrolments(payload: Payload): Promise<void> {
  for (const data of await read<SeasonContent[]>('seasons')) {
    const where = { name: { equals: data.name } }
    const { totalDocs } = await payload.count({ collection: 'seasons', where })
    if (totalDocs === 0) await payload.create({ collection: 'seasons', data })
  }
  const { docs } = await payload.find({ collection: 'seasons', where: { state: { equals: 'current' } }, limit: 1 })
  const season = docs[0]?.name
  if (!season) return
  const photographed = await listPhotographed()
  for (const content of await read<EnrolmentContent[]>('enrolments'))
    await enrol(payload, content, season, photographed)
}

async function enrol(
  payload: Payload,
  { player: slug, publication = 'initial', unsigned = [], ...data }: EnrolmentContent,
  season: string,
  photographed: ReadonlySet<string>,
): Promise<void> {
  const { docs } = await payload.find({ collection: 'players', where: { slug: { equals: slug } }, limit: 1 })
  const player = docs[0]
  if (!player) return
  const { totalDocs } = await payload.count({ collection: 'enrolments', where: { player: { equals: player.id } } })
  if (totalDocs > 0) return
  const isComplete = unsigned.length === 0
  const state = isComplete ? ('complete' as const) : ('invited' as const)
  const { id } = await payload.create({
    collection: 'enrolments',
    data: { ...data, player: player.id, season, state, completedAt: isComplete ? new Date().toISOString() : null },
  })
  const extra = [...(publication === 'full' ? ['name'] : []), ...(photographed.has(slug) ? ['photo'] : [])]
  const required = REQUIRED_CONSENTS.filter((key) => !unsigned.includes(key))
  await sign(id, data.guardianName, [...required, ...extra])
  // The site shows no player before the papers are complete.
  if (isComplete) await payload.update({ collection: 'players', id: player.id, data: { publication }, context })
}

async function sign(enrolmentId: string, signer: string, keys: string[]): Promise<void> {
  const { rows } = await pool().query<{ key: string; version: number }>(
    'SELECT key, max(version) AS version FROM consent_versions WHERE key = ANY($1) GROUP BY key',
    [keys],
  )
  for (const text of rows)
    await pool().query(
      'INSERT INTO consents (enrolment_id, key, version, is_given, signer) VALUES ($1, $2, $3, true, $4)',
      [enrolmentId, text.key, text.version, encrypt(signer, signatureLocation(enrolmentId, text))],
    )
}

// The players whose families consented to photographs: those in a picture of the demo.
async function listPhotographed(): Promise<ReadonlySet<string>> {
  const tags = await read<PictureTags[]>('picture-tags')
  return new Set(tags.flatMap(({ players, isShown }) => (isShown ? players : [])))
}

async function read<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(`seed/content/${file}.json`, 'utf8')) as Content
}
