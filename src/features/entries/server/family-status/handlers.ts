import 'server-only'
import { paths } from '@/lib/paths'
import type { Editor } from '@/server/forms/editor'
import { clearFlash, encryptFlash, type Flash } from '@/server/forms/flash'
import { plainText, seeOther } from '@/server/http/answers'
import { post } from '@/server/http/post'
import type { FormBody } from '@/server/http/read-body'
import { findFamilyPage, type FamilyPage } from './queries'
import type { FamilyKind } from '../../rules/stages'
import { storeChange, storeWithdrawal } from './store'

/** How a family edits each kind of entry. */
export type Editors = Record<FamilyKind, Editor>

type Act = (page: FamilyPage, token: string, body: FormBody) => Promise<Response>

const CHECK_ANSWERS = 'Please check the marked answers'

/** POST /forms/status/edit: stores a family's changes from its private page. A plain form, answered by 303. */
export function familyEdit(editors: Editors) {
  return familyPost(editors, async (page, token, body) => {
    const editor = editors[page.kind]
    const fields = pickFormFields(body, editor)
    const parsed = editor.parse(fields)
    if ('problems' in parsed) return redisplayForm(token, fields, parsed.problems)
    return back(token, await storeChange(page, editor, parsed.record))
  })
}

/** POST /forms/status/withdraw: withdraws an entry as long as staff have not opened it. */
export function familyWithdraw(editors: Editors) {
  return familyPost(editors, async (page, token) => back(token, await storeWithdrawal(page, editors[page.kind].table)))
}

function familyPost(editors: Editors, act: Act) {
  return post({
    name: 'family-status',
    limit: 'form-post',
    isRepeatable: true,
    lists: [...new Set(Object.values(editors).flatMap(({ listFields }) => listFields))],
    run: async (body) => {
      const token = tokenOf(body)
      const page = await findFamilyPage(token)
      if (!page) return seeOther(paths.familyLinks)
      return page.isOpen ? act(page, token, body) : back(token, 'closed')
    },
    onRefusal: ({ why }, _request, body) =>
      why === 'failure' ? back(tokenOf(body), 'failed') : seeOther(paths.familyLinks),
  })
}

function tokenOf({ token }: FormBody): string {
  return typeof token === 'string' ? token : ''
}

// Removes the link's token, and the list fields of other forms, which are parsed as empty lists.
function pickFormFields(body: FormBody, { listFields }: Editor): FormBody {
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => name !== 'token' && (!Array.isArray(value) || listFields.includes(name)),
    ),
  )
}

function redisplayForm(token: string, values: FormBody, fields: Record<string, string>): Response {
  const flash: Flash = { values: values as Flash['values'], fields, message: CHECK_ANSWERS }
  const cookies = encryptFlash(flash, paths.familyLinks)
  if (cookies) return seeOther(`${paths.familyEdit(token)}?again=1`, { cookies })
  return plainText(`${CHECK_ANSWERS}: press Back in your browser, your answers are still in the form.`, 422)
}

function back(token: string, done: string): Response {
  return seeOther(`${paths.familyStatus(token)}?done=${done}`, { cookies: clearFlash(paths.familyLinks) })
}
