import { saveSite } from '@/features/people/server/enrolment/save'
import { pool } from '@/server/database/pool'
import { RECIPES } from '../support/fixtures'
import { ALL, sign } from './enrolment-support'
import { accept, acceptedRegistration, context } from './rosters-support'
import { staffAs } from './staff'
import { payload } from './support'

let count = 0

/** Creates a picture that is not shown anywhere yet. */
export async function makePicture(data: Record<string, unknown> = {}): Promise<string> {
  const { file, facts } = RECIPES.media!({ n: (count += 1) } as never)
  const cms = await payload()
  const made = await cms.create({
    collection: 'media',
    data: { ...(await facts), shown: true, ...data } as never,
    file: { ...file!, size: file!.data.length },
    user: await staffAs('admin'),
    overrideAccess: false,
  })
  return made.id
}

/** Creates an album of one picture. */
export async function albumOf(picture: string, status: 'draft' | 'published') {
  const make = () => Promise.resolve(picture)
  const data = { ...(await RECIPES.albums!({ n: (count += 1), make } as never).facts), _status: status }
  return (await payload()).create({ collection: 'albums', data: data as never })
}

/** Returns whether visitors see a picture. */
export async function isPublic(id: string): Promise<boolean> {
  const options = { collection: 'media', where: { id: { equals: id } }, overrideAccess: false, user: null } as const
  return (await (await payload()).find(options)).totalDocs === 1
}

/** Creates a player whose family signed everything and consented to photographs. */
export async function photographed(name = 'Avery') {
  const registration = await acceptedRegistration({ firstName: name, parentEmail: `${name.toLowerCase()}@example.org` })
  const { enrolment, player } = await accept(registration)
  await sign(enrolment, { ...ALL, photo: 'on' })
  return { registration, enrolment, player }
}

/** Submits a family's publication choices by its private link; choices this small need no signature. */
export function chooseSite(enrolment: string, choice: { publication: 'initial' | 'hidden'; photo: boolean }) {
  return saveSite(enrolment, { ...choice, signer: '', read: {} }, context)
}

/** Creates a picture of these players that a published album shows. */
export async function shownPictureOf(...players: string[]): Promise<string> {
  const picture = await makePicture({ players })
  await albumOf(picture, 'published')
  return picture
}

/** Returns the pages that every instance was told to invalidate. */
export async function forgotten(): Promise<string[]> {
  const { rows } = await pool().query<{ tag: string }>('SELECT tag FROM expired_tags ORDER BY tag')
  return rows.map(({ tag }) => tag)
}
