import { parseFilters } from '@/features/inbox/rules/parse-filters'
import { findScope } from '@/features/inbox/store/queries'
import type { StaffRole } from '@/lib/roles'
import type { Scope } from '@/features/inbox/store/filter-sql'
import { pool } from '@/server/database/pool'
import * as store from '../support/inbox'
import type { Family } from '../support/inbox'
import { staffAs, staffCookie } from './staff'
import { payload } from './support'

/** The filters of an address. */
export function filtersOf(query: string) {
  return parseFilters(new URLSearchParams(query))
}

/** What a role may see of the inbox. */
export async function scopeOf(role: StaffRole): Promise<Scope> {
  const scope = findScope(await staffAs(role))
  if (!scope) throw new Error(`The inbox is closed to the role ${role}.`)
  return scope
}

/** A registration, as the form's handler stores it. Answers with its id. */
export function makeRegistration(family: Family = {}): Promise<string> {
  return store.makeRegistration(pool(), family)
}

/** Something of another kind. Answers with its id. */
export function makeOther(table: Parameters<typeof store.makeOther>[1], name: string): Promise<string> {
  return store.makeOther(pool(), table, name)
}

/** A POST of staff, as a page of the admin sends it. */
export async function staffRequest(role: StaffRole, action: string, body: unknown): Promise<Request> {
  return new Request(`http://localhost/staff/inbox/${action}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: process.env.PUBLIC_URL!,
      cookie: await staffCookie(role),
    },
    body: JSON.stringify(body),
  })
}

/** Entries as a page saw them. */
export function seen(ids: string[], revision = 1) {
  return ids.map((id) => ({ id, revision }))
}

/** Entries with who has them on the page: no one, unless said. */
export function heldBy(ids: string[], from: string | null = null) {
  return ids.map((id) => ({ id, from }))
}

/** The only mail text that registrations have. */
export async function makeText({ status, body }: { status: 'declined'; body: string }): Promise<void> {
  const cms = await payload()
  await cms.delete({ collection: 'mail-templates', where: { flow: { equals: 'registration' } } })
  const data = {
    title: `Test ${status}`,
    flow: 'registration' as const,
    status,
    subject: 'News',
    body,
    language: 'en' as const,
  }
  await cms.create({ collection: 'mail-templates', data })
}
