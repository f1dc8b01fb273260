import 'server-only'
import { paths } from '@/lib/paths'
import type { Editor } from '@/server/forms/editor'
import { clearFlash, sealFlash, type Flash } from '@/server/forms/flash'
import { readBody, type FormBody } from '@/server/http/read-body'
import { isSameOrigin } from '@/server/http/same-origin'
import { logger } from '@/server/logger'
import { checkRate } from '@/server/rate-limit'
import { findFamilyPage, type FamilyPage } from './queries'
import type { FamilyKind } from '../../rules/stages'
import { storeChange, storeWithdrawal } from './store'

/** How each kind of entry is filled in again. */
export type Editors = Record<FamilyKind, Editor>

type Act = (page: FamilyPage, token: string, body: FormBody) => Promise<Response>

const CHECK_ANSWERS = 'Please check the marked answers'

/** POST /forms/status/edit: stores what a family changed on its private page. A plain form, answered by 303. */
export function familyEdit(editors: Editors) {
  return familyPost(editors, async (page, token, body) => {
    const editor = editors[page.kind]
    const fields = onlyOwn(body, editor)
    const parsed = editor.parse(fields)
    if ('problems' in parsed) return again(token, fields, parsed.problems)
    return back(token, await storeChange(page, editor, parsed.record))
  })
}

/** POST /forms/status/withdraw: ends what a family sent, as long as nobody has read it. */
export function familyWithdraw(editors: Editors) {
  return familyPost(editors, async (page, token) => back(token, await storeWithdrawal(page, editors[page.kind].table)))
}

function familyPost(editors: Editors, act: Act) {
  const lists = [...new Set(Object.values(editors).flatMap(({ listFields }) => listFields))]
  return async function post(request: Request): Promise<Response> {
    if (!isSameOrigin(request))
      return Response.json({ message: 'This form only works from our own site.' }, { status: 403 })
    if ((await checkRate('form-post', request)) !== null) return to(paths.familyLinks)
    const body = await readBody(request, lists).catch(() => ({}) as FormBody)
    const token = typeof body.token === 'string' ? body.token : ''
    try {
      const page = await findFamilyPage(token)
      if (!page) return to(paths.familyLinks)
      return page.isOpen ? await act(page, token, body) : back(token, 'closed')
    } catch (error) {
      logger.error({ err: error }, 'What a family changed could not be stored.')
      return back(token, 'failed')
    }
  }
}

// Without the key of the link, and without the lists of other forms, which are read as empty.
function onlyOwn(body: FormBody, { listFields }: Editor): FormBody {
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => name !== 'token' && (!Array.isArray(value) || listFields.includes(name)),
    ),
  )
}

function again(token: string, values: FormBody, fields: Record<string, string>): Response {
  const flash: Flash = { values: values as Flash['values'], fields, message: CHECK_ANSWERS }
  const cookies = sealFlash(flash, paths.familyLinks)
  if (cookies) return to(`${paths.familyEdit(token)}?again=1`, cookies)
  return new Response(`${CHECK_ANSWERS}: press Back in your browser, your answers are still in the form.`, {
    status: 422,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function back(token: string, done: string): Response {
  return to(`${paths.familyStatus(token)}?done=${done}`, clearFlash(paths.familyLinks))
}

function to(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
