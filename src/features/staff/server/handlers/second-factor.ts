import * as z from 'zod'
import { transaction } from '@/server/database/transaction'
import { parseWith } from '@/server/forms/define-form'
import { privateJson, refuse } from '@/server/http/answers'
import { post } from '@/server/http/post'
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
const removalSchema = z.strictObject({ staff: z.uuid('There is no such account.'), password })

const NOT_ON = 'There is no second factor any more. Load the page again.'
const IS_ON = 'Your second factor is on already. Load the page again.'
const WRONG =
  'This is not the code of now. Type the six digits that your app shows at this moment; if they never fit, set the clock of your phone to automatic.'

/** POST /staff/second-factor: sets up, renews or removes one's own second factor. */
export const postSecondFactor = post<SignedIn>({
  name: 'second-factor',
  admit: admitSignedIn,
  async run(body, _request, staff) {
    const parsed = parseWith(schema, body)
    if (!parsed.success) return refuse(422, 'Please check what you sent.')
    if (parsed.data.action === 'confirm') return confirm(staff, parsed.data.code)
    const refusal = await requireProof(staff, parsed.data.password)
    if (refusal) return refusal
    if (parsed.data.action === 'begin') return begin(staff)
    if (parsed.data.action === 'codes') return showCodes(staff, await renewCodes(staff, staff.id), refuse(409, NOT_ON))
    await transaction((client) => removeFactor(client, staff, staff.id))
    return privateJson({ factor: await findFactorState(staff.id) })
  },
})

/**
 * POST /staff/second-factor/remove: an admin removes the second factor of a person who lost their phone; a mail notifies them.
 */
export const postFactorRemoval = post<SignedIn>({
  name: 'second-factor-removal',
  admit: admitAdmin,
  async run(body, _request, admin) {
    const parsed = parseWith(removalSchema, body)
    if (!parsed.success) return refuse(422, 'Please check what you sent.')
    const { staff, password } = parsed.data
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
