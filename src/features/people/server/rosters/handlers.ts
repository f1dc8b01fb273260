import 'server-only'
import { ValidationError } from 'payload'
import type { z } from 'zod'
import { paths } from '@/lib/paths'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { ENROLMENT, inviteFamily } from '../enrolment/invitation'
import { env } from '@/server/env'
import { staffHandler } from '@/features/staff/server/api'
import { transaction } from '@/server/database/transaction'
import { acceptToRoster } from './accept'
import { enrollWithoutPapers } from './enroll'
import { saveRoster } from './save'
import { rollOver } from './rollover'
import { acceptSchema, enrollSchema, linkSchema, rolloverSchema, rosterSchema } from '../../rules/roster-schema'
import { importSchema, undoImportSchema } from '../../rules/roster-import/schema'
import { checkImport, importPlayers } from '../roster-import/import'
import { undoImport } from '../roster-import/undo-import'
import { answerWith, refuse, type Refusal } from '@/server/http/answers'

/** POST /staff/roster/accept: adds the player of an accepted registration to a roster. */
export const postAccept = rosterHandler('roster-accept', acceptSchema, ['registrar'], async (staff, values) => {
  const accepted = await acceptToRoster(staff, values)
  if (!accepted.ok) return accepted
  const { host } = new URL(env().PUBLIC_URL)
  return done({ ...accepted.value, division: values.division, address: `${host}${paths.login}` })
})

/** POST /staff/roster/enroll: enrolls a roster player before the family has signed, with a reason. */
export const postEnroll = rosterHandler('roster-enroll', enrollSchema, ['registrar'], (staff, values) =>
  enrollWithoutPapers(staff, values),
)

/** POST /staff/roster/link: mails a new private link to the family; the old one expires. */
export const postLink = rosterHandler('roster-link', linkSchema, ['registrar'], (staff, { enrolment }) =>
  sendLink(staff, enrolment),
)

/** POST /staff/roster/rollover: starts the next season. */
export const postRollover = rosterHandler('roster-rollover', rolloverSchema, ['registrar'], (staff, values) =>
  rollOver(staff, values),
)

/** POST /staff/roster/save: saves the changed rows of a squad, all or none. */
export const postSave = rosterHandler('roster-save', rosterSchema, ['registrar', 'coach'], (staff, values) =>
  saveRoster(staff, values),
)

/** POST /staff/roster/import: checks a file of players or, with the lines that staff saw, adds them to a squad. */
export const postImport = rosterHandler('roster-import', importSchema, ['registrar', 'coach'], (staff, values) =>
  values.lines ? importPlayers(staff, values) : checkImport(staff, values),
)

/** POST /staff/roster/undo-import: removes every player that an import added. */
export const postUndoImport = rosterHandler(
  'roster-undo-import',
  undoImportSchema,
  ['registrar', 'coach'],
  (staff, { id }) => undoImport(staff, id),
)

function rosterHandler<Values>(
  name: string,
  schema: z.ZodType<Values>,
  roles: Parameters<typeof staffHandler>[0]['roles'],
  work: (staff: Staff, values: Values) => Promise<Result<object, Refusal>>,
) {
  return staffHandler({
    name,
    schema,
    roles,
    run: async (staff, values) => {
      try {
        return answerWith(await work(staff, values))
      } catch (error) {
        // An error raised by the collection's own validation.
        if (error instanceof ValidationError) return refuse(422, error.data.errors[0]?.message ?? error.message)
        throw error
      }
    },
  })
}

function sendLink(staff: Staff, enrolmentId: string): Promise<Result<object, Refusal>> {
  return transaction(async (client) => {
    const { rows } = await client.query<{ name: string; email: string; firstName: string; reference: string | null }>(
      `SELECT e.guardian_name AS name, e.guardian_email AS email, p.first_name AS "firstName", r.reference
       FROM enrolments e JOIN players p ON p.id = e.player_id AND p.deleted_at IS NULL
       LEFT JOIN player_registrations r ON r.id = e.registration_id
       WHERE e.id = $1 AND e.state <> 'ended' FOR UPDATE OF e`,
      [enrolmentId],
    )
    const found = rows[0]
    if (!found) return refused({ status: 404, message: 'This enrollment has ended.' })
    const { firstName, reference, ...guardian } = found
    await inviteFamily(client, { enrolmentId, guardian, firstName, reference })
    await recordEvent(client, staff, { action: 'sent a new link', kind: ENROLMENT, entryId: enrolmentId, reference })
    return done({ sent: true })
  })
}
