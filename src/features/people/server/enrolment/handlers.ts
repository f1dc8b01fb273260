import 'server-only'
import * as z from 'zod'
import { CONSENT_KEYS } from '../../rules/consents'
import { paths } from '@/lib/paths'
import { parseWith, fieldMessages } from '@/server/forms/define-form'
import { dialed } from '@/lib/phone-numbers'
import type { FormBody } from '@/server/http/read-body'
import { makeFamilyLink } from '@/server/family-links'
import { accountHandler, memberHandler, type Outcome } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'
import { findChildEnrolment, findEnrolmentId } from './queries'
import { saveEnrolment, saveSite, type Problems } from './save'
import { detailsSchema, enrolSchema, signSchema, siteSchema } from '../../rules/enrolment-schema'
import { refuse, seeOther } from '@/server/http/answers'

const FAILURE = 'It could not be saved just now. Everything you typed is still here: please try again in a minute.'
const FIX = 'Please fix what is marked. What is right is saved, and nothing you typed is lost.'
const FIX_AND_SIGN = 'Please fix what is marked. What you ticked counts once it is signed; nothing you typed is lost.'
const ENDED: Outcome = {
  kind: 'refused',
  status: 410,
  message: 'This link has expired. Please ask us for a new one.',
}
/** The lifetime in days of a link that a signed-in parent opens for themselves. */
const OWN_LINK_DAYS = 1

const shared = { limit: 'member-post', failure: FAILURE, page: pageOf, flashPath: '/enrol' } as const

/** POST /members/enrol: signs the enrollment page or saves it for later. */
export const postEnrol = accountHandler({
  ...shared,
  name: 'enrol',
  schema: enrolSchema,
  run: async ({ token, intent, ...body }) => {
    const id = await findEnrolmentId(token)
    if (!id) return ENDED
    const details = parseWith(dialed(detailsSchema, ['emergencyPhone']), body)
    const signing = parseWith(signSchema, body)
    const saved = await saveEnrolment(id, {
      details: details.data ?? null,
      signing: intent === 'sign' ? (signing.data ?? null) : null,
    })
    if (!saved) return ENDED
    const problems = {
      ...problemsOf(details.error),
      ...(intent === 'sign' ? problemsOf(signing.error) : {}),
      ...saved.problems,
    }
    const isUnsigned = CONSENT_KEYS.some((key) => signing.data?.[key] && !saved.given[key])
    if (isUnsigned) return toOutcome(token, problems, 'unsigned', FIX_AND_SIGN)
    return toOutcome(token, problems, intent === 'sign' && saved.isComplete ? 'complete' : 'kept')
  },
})

/** POST /members/enrol-site: changes later what the site shows. */
export const postEnrolSite = accountHandler({
  ...shared,
  name: 'enrol-site',
  schema: siteSchema,
  run: async ({ token, publication, photo, signer, ...versions }) => {
    const id = await findEnrolmentId(token)
    const read = { name: versions['version-name'], photo: versions['version-photo'] }
    const saved = id && (await saveSite(id, { publication, photo: photo === 'on', signer, read }))
    return saved ? toOutcome(token, saved.problems, 'site') : ENDED
  },
})

/** POST /members/enrol-open: opens the enrollment of a parent's own child with a new private link. */
export const postEnrolOpen = memberHandler({
  name: 'enrol-open',
  schema: z.object({ child: z.uuid('This is no child.') }),
  roles: ['parent'],
  run: async (viewer, { child }) => {
    const isOwn = viewer.children.some(({ id }) => id === child)
    const entryId = isOwn ? await findChildEnrolment(child) : null
    if (!entryId) return refuse(404, 'There is no enrollment of this child.')
    const link = { purpose: 'enrol', kind: 'enrolments', entryId, days: OWN_LINK_DAYS } as const
    return seeOther(paths.enrol(await makeFamilyLink(pool(), link)))
  },
})

function pageOf({ token }: FormBody): string {
  return paths.enrol(encodeURIComponent(String(token ?? '')))
}

function toOutcome(token: string, fields: Problems, done: string, message = FIX): Outcome {
  if (Object.keys(fields).length === 0) return { kind: 'done', to: `${paths.enrol(token)}?done=${done}` }
  return { kind: 'refused', status: 422, message, fields }
}

function problemsOf(error: z.ZodError | undefined): Problems {
  return error ? fieldMessages(error).fields : {}
}
