import { parseFilters } from '@/features/entries/rules/parse-filters'
import { findScope } from '@/features/entries/server/queries'
import type { StaffRole } from '@/lib/roles'
import type { Scope } from '@/features/entries/server/filter-sql'
import { pool } from '@/server/database/pool'
import * as store from '../support/inbox'
import type { Family } from '../support/inbox'
import { staffAs, staffCookie } from './staff'
import { payload } from './support'

/** Parses the filters of an address. */
export function filtersOf(query: string) {
  return parseFilters(new URLSearchParams(query))
}

/** Returns the inbox access of a role. */
export async function scopeOf(role: StaffRole): Promise<Scope> {
  const scope = findScope(await staffAs(role))
  if (!scope) throw new Error(`The inbox is closed to the role ${role}.`)
  return scope
}

/** Stores a registration as the form's handler does. Returns its id. */
export function makeRegistration(family: Family = {}): Promise<string> {
  return store.makeRegistration(pool(), family)
}

/** Stores an entry of another kind. Returns its id. */
export function makeOther(table: Parameters<typeof store.makeOther>[1], name: string): Promise<string> {
  return store.makeOther(pool(), table, name)
}

/** Builds a staff POST, as a page of the admin sends it. */
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

/** Returns entries as a page displayed them. */
export function seen(ids: string[], revision = 1) {
  return ids.map((id) => ({ id, revision }))
}

/** Returns entries with their assignee as displayed on the page; none by default. */
export function assigned(ids: string[], from: string | null = null) {
  return ids.map((id) => ({ id, from }))
}

/** Creates the only mail text for registrations. */
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
