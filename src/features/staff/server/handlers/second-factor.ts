import * as z from 'zod'
import { transaction } from '@/server/database/transaction'
import { privateJson, refuse } from '@/server/http/answers'
import { guarded } from '@/server/http/guarded'
import { mailFactorRemoved } from '../account-mails'
import { beginFactor, confirmFactor, findFactorState, removeFactor, renewCodes } from '../factors'
import { toPicture } from '../qr-picture'
import type { SignedIn } from '@/server/staff-session'
import { totpAddress } from '../totp'
import { findMailSettings } from '@/server/mail/settings'
import { admitAdmin, admitSignedIn, requireProof } from './admit'

const password = z.string().max(1_000).optional()
const code = z.string().max(40)

const schema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('begin'), password }),
  z.strictObject({ action: z.literal('confirm'), code }),
  z.strictObject({ action: z.literal('codes'), password }),
  z.strictObject({ action: z.literal('remove'), password }),
])
const removalSchema = z.strictObject({ staff: z.uuid(), password })

const CHECK = 'Please check what you sent.'
const NOT_ON = 'There is no second factor any more. Load the page again.'
const IS_ON = 'Your second factor is on already. Load the page again.'
const WRONG =
  'This is not the code of now. Type the six digits that your app shows at this moment; if they never fit, set the clock of your phone to automatic.'

/** POST /staff/second-factor: sets up, renews or removes one's own second factor. */
export const postSecondFactor = guarded({
  name: 'second-factor',
  schema,
  admit: admitSignedIn,
  invalid: CHECK,
  async run(staff, values) {
    if (values.action === 'confirm') return confirm(staff, values.code)
    const refusal = await requireProof(staff, values.password)
    if (refusal) return refusal
    if (values.action === 'begin') return begin(staff)
    if (values.action === 'codes') return showCodes(staff, await renewCodes(staff, staff.id), refuse(409, NOT_ON))
    await transaction((client) => removeFactor(client, staff, staff.id))
    return privateJson({ factor: await findFactorState(staff.id) })
  },
})

/**
 * POST /staff/second-factor/remove: an admin removes the second factor of a person who lost their phone; a mail notifies them.
 */
export const postFactorRemoval = guarded({
  name: 'second-factor-removal',
  schema: removalSchema,
  admit: admitAdmin,
  invalid: CHECK,
  async run(admin, { staff, password }) {
    const refusal = await requireProof(admin, password)
    if (refusal) return refusal
    const isRemoved = await transaction(async (client) => {
      const { rows } = await client.query<{ name: string; email: string }>(
        'SELECT name, email FROM staff WHERE id = $1',
        [staff],
      )
      if (!rows[0] || !(await removeFactor(client, admin, staff))) return false
      await mailFactorRemoved(client, rows[0])
      return true
    })
    return isRemoved ? privateJson({ factor: await findFactorState(staff) }) : refuse(409, NOT_ON)
  },
})

async function begin(staff: SignedIn): Promise<Response> {
  const secret = await beginFactor(staff.id)
  if (!secret) return refuse(409, IS_ON)
  const { academyName } = await findMailSettings()
  return privateJson({ secret, picture: toPicture(totpAddress(secret, staff.email, academyName)) })
}

async function confirm(staff: SignedIn, code: string): Promise<Response> {
  const codes = await confirmFactor(staff, staff.id, code.replace(/\s/g, ''))
  return showCodes(staff, codes, refuse(422, WRONG))
}

async function showCodes(staff: SignedIn, codes: string[] | null, otherwise: Response): Promise<Response> {
  return codes ? privateJson({ codes, factor: await findFactorState(staff.id) }) : otherwise
}
