import { expect } from 'vitest'
import { postEntry } from '@/features/entries/server/entry/handlers'
import type { EntryDetails } from '@/features/entries/rules/entry'
import { postRegistration } from '@/features/registration/server/registrations/handlers'
import type { StaffRole } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { formRequest, registrationInput } from '../support/factories'
import { staffCookie } from './staff'

type Answer = { message?: string; problem?: string | null; entry?: EntryDetails }

/** Submits a form as a family and returns the resulting entry. */
export async function send(post: (request: Request) => Promise<Response>, body: unknown): Promise<string> {
  const response = await post(formRequest('any', body))
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

/** Builds a registration submission. */
export function register(change: Record<string, unknown> = {}): Promise<string> {
  return send(postRegistration, registrationInput(change))
}

/** Returns the headers of an admin request of this member of staff; none for a visitor. */
export async function staffHeaders(role: StaffRole | null): Promise<Record<string, string>> {
  return role ? { cookie: await staffCookie(role), origin: process.env.PUBLIC_URL! } : {}
}

/** Posts to the entry panel as a member of staff, or as a visitor. */
export async function decide(role: StaffRole | null, body: object) {
  const response = await postEntry(formRequest('entry', body, await staffHeaders(role)))
  return { status: response.status, body: (await response.json()) as Answer }
}

/** Returns the row of the inbox. */
export async function findEntry(id: string) {
  const { rows } = await pool().query('SELECT * FROM inbox_entries WHERE entry_id = $1', [id])
  return rows[0]
}

/** Returns the audit notes about an entry, oldest first. */
export async function listActions(id: string): Promise<string[]> {
  const { rows } = await pool().query('SELECT action FROM audit_events WHERE entry_id = $1 ORDER BY id', [id])
  return rows.map(({ action }: { action: string }) => action)
}
