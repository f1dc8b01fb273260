import { expect, test, vi } from 'vitest'
import type { StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { freeUploadBytes } from '../uploads/find-upload'
import { readApiBody } from './api-body'

vi.mock('../uploads/find-upload', () => ({ freeUploadBytes: vi.fn() }))

const MEGABYTE = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n--x--\r\n'

const staffWith = (...roles: StaffRole[]) => ({ collection: 'staff', roles }) as unknown as Staff
const EDITOR = staffWith('editor')

/** Returns the status of the refusal, or 200 when the body is passed on. */
async function judge(route: string, staff: Staff | null, headers: Record<string, string>, body?: string) {
  const request = new Request('http://localhost/api/x', { method: 'POST', headers, body: body ?? null })
  const read = await readApiBody(request, route, staff)
  return read.ok ? 200 : read.error.status
}

function sendForm(route: string, staff: Staff | null, bytes: number, body = FORM) {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) }
  return judge(route, staff, headers, body)
}

test.each([
  ['the folder of the first upload does not exist', null, 200],
  ['the reserve is left', 101 * MEGABYTE + 1, 200],
  ['the upload takes from the reserve', 101 * MEGABYTE, 507],
])('an upload is stored only while the disk has space: %s', async (_when, free, status) => {
  vi.mocked(freeUploadBytes).mockResolvedValue(free)
  expect(await sendForm('media', EDITOR, MEGABYTE)).toBe(status)
})

test.each([
  ['media', EDITOR, 41 * MEGABYTE, 200],
  ['media', EDITOR, 41 * MEGABYTE + 1, 413],
  ['media/7', EDITOR, 41 * MEGABYTE + 1, 413],
  ['media', staffWith('coach'), 100, 403],
  ['media', null, 100, 403],
  ['film-files', staffWith('coach'), 101 * MEGABYTE, 200],
  ['players', EDITOR, 9 * MEGABYTE, 200],
  ['players', EDITOR, 9 * MEGABYTE + 1, 413],
  ['players', null, 64 * 1024, 200],
  ['players', null, 64 * 1024 + 1, 413],
])('a form to %s from %j with %i bytes gets %i', async (route, staff, bytes, status) => {
  vi.mocked(freeUploadBytes).mockResolvedValue(null)
  expect(await sendForm(route, staff, bytes)).toBe(status)
})

test('the fields of a form are read up to two megabytes, and a larger one is passed on unread', async () => {
  vi.mocked(freeUploadBytes).mockResolvedValue(null)
  const broken = FORM.replace('{}', '[]')
  expect(await sendForm('media', EDITOR, 2 * MEGABYTE, broken)).toBe(400)
  expect(await sendForm('media', EDITOR, 2 * MEGABYTE + 1, broken)).toBe(200)
  expect(await sendForm('media', EDITOR, 100, 'no form')).toBe(400)
})

test.each([
  ['an object', JSON_TYPE, '{"a":1}', 200],
  ['an object in another charset', { 'content-type': 'Application/JSON; charset=utf-8' }, '{}', 200],
  ['a list', JSON_TYPE, '[]', 400],
  ['an object as plain text', { 'content-type': 'text/plain' }, '{}', 415],
  ['nothing', {}, '', 200],
  ['a body without a length', { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, '{}', 411],
  ['a body with both lengths', { ...JSON_TYPE, 'transfer-encoding': 'chunked', 'content-length': '2' }, '{}', 200],
  ['a body of the largest size', { ...JSON_TYPE, 'content-length': String(9 * MEGABYTE) }, '{}', 200],
  ['a larger body', { ...JSON_TYPE, 'content-length': String(9 * MEGABYTE + 1) }, '{}', 413],
])('%s (%j, %j) gets %i', async (_what, headers, body, status) => {
  expect(await judge('players', EDITOR, headers as Record<string, string>, body)).toBe(status)
})
