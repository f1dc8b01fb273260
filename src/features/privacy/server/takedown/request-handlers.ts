import 'server-only'
import { paths } from '@/lib/paths'
import { transaction } from '@/server/database/transaction'
import { parseWith, fieldMessages } from '@/server/forms/define-form'
import { changeEntry, readEntry } from '@/server/forms/entries'
import { clearFlash, decryptFlash, encryptFlash, type Flash } from '@/server/forms/flash'
import { plainText, privateJson, seeOther } from '@/server/http/answers'
import { post } from '@/server/http/post'
import { isFormRequest, type FormBody } from '@/server/http/read-body'
import { checkNewEntries, clientAddress, countNewEntry } from '@/server/rate-limit'
import { ANONYMOUS_VISITOR, NO_REASON, takedownMoreSchema, takedownSchema } from '../../rules/takedown-schema'
import { decideState, findTarget, storeRequest, type State } from './request'

const FORM = 'takedown'
const TABLE = 'form_entries'
const BUSY = 'Many requests came from your network just now. Please try again in some minutes, or call us.'
const UNREADABLE = 'We could not read this. Please go back, reload the page and tap the button again.'
const FAILURE = 'It could not be done just now. Please try again in a moment, or call us.'

/** The result of a request. `gone`: the target is no longer on the site. */
type Outcome = { state: State | 'gone'; reference?: string; entry?: string }

/** POST /forms/takedown: hides a picture or a name for all visitors and notifies staff. One tap, without JavaScript. */
export const postTakedown = post({
  name: FORM,
  limit: 'form-post',
  run: async (body, request) => {
    const parsed = parseWith(takedownSchema, body)
    if (!parsed.success) return say(request, 422, UNREADABLE)
    const target = await findTarget(parsed.data)
    if (!target) return answer(request, { state: 'gone' })
    if ((await checkNewEntries(FORM, request)) !== null) return say(request, 429, BUSY)
    const state = await decideState(target, clientAddress(request))
    const { id, reference } = await storeRequest(target, state)
    await countNewEntry(FORM, request)
    return answer(request, { state, reference, entry: id })
  },
  onRefusal: ({ status, why, message }, request) => say(request, status, why === 'failure' ? FAILURE : message),
})

/**
 * POST /forms/takedown/more: adds the reason and a reply address, from the same browser, until staff have read the request.
 */
export const postTakedownMore = post({
  name: 'takedown-more',
  limit: 'form-post',
  isRepeatable: true,
  run: async (body, request) => {
    const before = readFlashOf(request)
    if (!before) return seeOther(paths.takedownDone)
    const more = parseWith(takedownMoreSchema, body)
    if (!more.success)
      return seeOther(paths.takedownDone, { cookies: redisplayCookies(before, body, fieldMessages(more.error).fields) })
    const { name, email, reason } = more.data
    const columns = { name: name || ANONYMOUS_VISITOR, email: email || null, message: reason || NO_REASON }
    const location = {
      id: text(before, 'entry'),
      kind: 'form-entries',
      table: TABLE,
      reference: text(before, 'reference'),
    }
    const isAdded = await transaction(async (client) => {
      const entry = await readEntry({ table: TABLE, listFields: [] }, location.id, client, 'FOR UPDATE')
      if (entry?.status !== 'pending') return false
      await changeEntry(client, location, entry, { columns })
      return true
    })
    const message = isAdded ? 'kept' : 'closed'
    return seeOther(paths.takedownDone, { cookies: encryptFlash({ ...before, message }) })
  },
})

/** Returns this browser's request, from its encrypted cookies. */
export function readFlash(read: (name: string) => string | undefined): Flash | null {
  const flash = decryptFlash(read)
  return flash?.values.state ? flash : null
}

function readFlashOf(request: Request): Flash | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='))
  return readFlash((name) => pairs.find(([key]) => key === name)?.[1])
}

function redisplayCookies(before: Flash, body: FormBody, fields: Flash['fields']) {
  const values = Object.fromEntries(['name', 'email', 'reason'].map((name) => [name, String(body[name] ?? '')]))
  return encryptFlash({ values: { ...before.values, ...values }, fields, message: '' })
}

function text({ values }: Flash, name: string): string {
  return String(values[name] ?? '')
}

function answer(request: Request, { state, reference, entry }: Outcome): Response {
  if (!isFormRequest(request)) return privateJson({ state, reference }, reference ? 201 : 200)
  const values = { state, ...(reference && entry ? { reference, entry } : {}) }
  return seeOther(paths.takedownDone, { cookies: encryptFlash({ values, fields: {}, message: '' }) ?? clearFlash() })
}

function say(request: Request, status: number, message: string): Response {
  return isFormRequest(request) ? plainText(message, status) : privateJson({ message }, status)
}
