import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { editors, FORMS } from '@/app/forms/forms'
import type { FamilyKind } from '@/features/entries/rules/stages'
import { postApplication } from '@/features/registration/server/applications/handlers'
import { postRegistration, postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { changeEntry, readEntry } from '@/server/forms/entries'
import { createEditor } from '@/server/forms/editor'
import { applicationInput, registrationInput, tryoutInput } from '../support/factories'
import { send } from './status-mails-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const FULL_REGISTRATION = registrationInput({
  previousExperience: 'Two seasons in a school team.',
  goals: 'To shoot with the left hand.',
  jerseyNumber: '12',
  highlightVideoUrl: 'https://example.org/highlights',
  instagramHandle: '@avery.example',
})

test.each([
  ['player-registrations', 'registration', postRegistration, FULL_REGISTRATION, 'goals'],
  ['tryout-registrations', 'tryout', postTryout, tryoutInput(), 'experience'],
  ['applications', 'application', postApplication, applicationInput({ instagram: '@riley' }), 'whyJoin'],
] as const)('%s are refilled with every answer, and lose none', async (kind, name, post, input, changed) => {
  // Every field gets a value, so that a lost one is detected.
  expect(Object.keys(input).sort()).toEqual(Object.keys(FORMS[name].labels).sort())
  expect(Object.values(input).filter((answer) => answer.length === 0)).toEqual([])
  const id = await send(post, input)
  const editor = editors[kind as FamilyKind]
  const before = await readEntry(editor, id)
  const values = editor.toValues(before!)
  expect(values).toEqual(input)

  const parsed = editor.parse({ ...values, [changed]: 'Something else.' })
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems))
  const place = { id, kind, table: editor.table, reference: String(before!.reference) }
  const changes = await changeEntry(pool(), place, before!, parsed.record)
  expect(changes.map(({ field }) => field)).toEqual([changed])
  const changedFields = { revision: expect.anything() as unknown, updatedAt: expect.anything() as unknown }
  expect(await readEntry(editor, id)).toEqual({ ...before, ...changedFields, [changed]: 'Something else.' })
})

test('rejects the form, instead of erasing it, when an answer is stored in no field', () => {
  const form = {
    schema: z.strictObject({ name: z.string(), hobby: z.string() }),
    table: 'form_entries',
    labels: { name: 'Name', hobby: 'Hobby' },
    listFields: [],
    toRecord: (columns: { name: string; hobby: string }) => ({ columns }),
  }
  expect(() => createEditor(form).toValues({ name: 'Sam' })).toThrow('Nothing is stored as "hobby"')
})
