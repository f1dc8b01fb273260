import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type pg from 'pg'
import type { MemberRole } from '@/features/members/rules/members'
import { codeLookup, makeCode } from '@/features/members/server/code-text'
import { hashSecret } from '@/server/secrets'

export type TestMember = { id: string; name: string; role: MemberRole; code: string; divisions: string[] }

type MemberOptions = {
  role?: MemberRole
  name?: string
  /** Keys (12U) or ids of divisions. */
  divisions?: string[]
  /** Ids of members who are this parent's children. */
  children?: string[]
  email?: string
  guardianEmail?: string
  isUnder13?: boolean
  isActive?: boolean
  isConfirmed?: boolean
  /** Creates a parent's account with this password. */
  password?: string
  /** False skips the slow hash for members who do not sign in by code; `code` is then empty. */
  hasCode?: boolean
  /** Also adds a player to the roster of the 12U squad, with a name that no page shows. */
  isOnRoster?: boolean
}

/** Creates a member with an access code, directly in the database. Divisions named by key are created when missing. */
export async function makeMember(db: pg.Pool, options: MemberOptions = {}): Promise<TestMember> {
  const { role = 'player', isUnder13 = true, isActive = true, isConfirmed = true, hasCode = true } = options
  const id = randomUUID()
  const account = role === 'coach' || role === 'admin' ? await accountOf(db, role) : null
  const name = options.name ?? `Test ${id.slice(0, 8)}`
  await db.query(
    `INSERT INTO members (id, name, role, email, guardian_email, is_under13, is_active, confirmed_at, account_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8 THEN now() END, $9)`,
    [id, name, role, options.email, options.guardianEmail, isUnder13, isActive, isConfirmed, account],
  )
  const divisions = await Promise.all((options.divisions ?? []).map((division) => divisionId(db, division)))
  await relate(db, id, 'divisions', divisions)
  await relate(db, id, 'children', options.children ?? [])
  const code = hasCode ? makeCode() : ''
  if (options.isOnRoster) await putOnRoster(db, id)
  await storeSecrets(db, id, code, options.password)
  return { id, name, role, code, divisions }
}

async function putOnRoster(db: pg.Pool, member: string): Promise<void> {
  await db.query(
    `WITH made AS (INSERT INTO players (first_name, last_name, age, gender, division, slug, publication)
       VALUES ('Test', 'Player', 11, 'girl', '12U', $1, 'hidden') RETURNING id)
     UPDATE members SET player_id = made.id FROM made WHERE members.id = $1::uuid`,
    [member],
  )
}

// The staff account to which all test coaches, or all test admins, are linked; its credentials never expire.
async function accountOf(db: pg.Pool, role: 'coach' | 'admin'): Promise<string> {
  const email = `account-of-${role}@example.org`
  const found = await db.query<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email])
  if (found.rows[0]) return found.rows[0].id
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO staff (name, email, background_check_ends_on, first_aid_ends_on, safe_sport_ends_on)
     VALUES ('Account of test members', $1, '2099-12-31', '2099-12-31', '2099-12-31') RETURNING id`,
    [email],
  )
  await db.query(`INSERT INTO staff_roles ("order", parent_id, value) VALUES (1, $1, $2)`, [rows[0]!.id, role])
  return rows[0]!.id
}

/** Returns the id of a division by its key and creates it when missing; an id is returned unchanged. */
export async function divisionId(db: pg.Pool, keyOrId: string): Promise<string> {
  if (!/^\d+U$/.test(keyOrId)) return keyOrId
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO divisions (key, "order") VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET key = excluded.key
     RETURNING id`,
    [keyOrId, Number.parseInt(keyOrId)],
  )
  return rows[0]!.id
}

/** Creates a session without the sign-in page. Returns the name and value of its cookie on a site without https. */
export async function openSession(db: pg.Pool, memberId: string): Promise<{ name: string; value: string }> {
  const value = randomBytes(32).toString('base64url')
  await db.query(
    `INSERT INTO member_sessions (token_hash, member_id, device, expires_at)
     VALUES ($1, $2, 'Test, Chrome', now() + interval '1 day')`,
    [createHash('sha256').update(value).digest(), memberId],
  )
  return { name: 'member', value }
}

/** Returns the Cookie header of a new session of this member. */
export async function memberCookie(db: pg.Pool, memberId: string): Promise<string> {
  const { name, value } = await openSession(db, memberId)
  return `${name}=${value}`
}

/** Signs a member in on every page of a browser context. */
export async function enterAs(context: BrowserContext, db: pg.Pool, memberId: string, baseURL: string): Promise<void> {
  const cookie = await openSession(db, memberId)
  await context.addCookies([{ ...cookie, url: baseURL, httpOnly: true, sameSite: 'Lax' }])
}

/** Returns a demo login written by the seed: the first of its role, or the one with this name. */
export function readMemberLogin(role: MemberRole, name?: string): { name: string; secret: string } {
  const lines = readFileSync(path.join(process.env.FULLCOURT_DATA_DIR!, 'member-codes.txt'), 'utf8').split('\n')
  const line = lines.find((one) => one.startsWith(role) && (!name || one.includes(name)))
  const [, who = '', secret = ''] = /^\w+\s+(.+?)\s{1,}(\S+)$/.exec(line?.trim() ?? '') ?? []
  return { name: who, secret }
}

async function relate(db: pg.Pool, id: string, path: 'divisions' | 'children', targets: string[]): Promise<void> {
  const column = path === 'divisions' ? 'divisions_id' : 'members_id'
  for (const [index, target] of targets.entries()) {
    await db.query(`INSERT INTO members_rels ("order", parent_id, path, ${column}) VALUES ($1, $2, $3, $4)`, [
      index + 1,
      id,
      path,
      target,
    ])
  }
}

async function storeSecrets(db: pg.Pool, id: string, code: string, password?: string): Promise<void> {
  ownSecret()
  await db.query(
    `INSERT INTO member_secrets (member_id, code_lookup, code_hash, code_issued_at, code_expires_at, password_hash)
     VALUES ($1, $2, $3, CASE WHEN $3::text IS NOT NULL THEN now() END, now() + interval '1 year', $4)`,
    [
      id,
      code ? codeLookup(code) : null,
      code ? await hashSecret(code) : null,
      password ? await hashSecret(password) : null,
    ],
  )
}

// Loads the secrets of the site: browser tests run in another process, and the site generated its own.
export function ownSecret(): void {
  if (process.env.PAYLOAD_SECRET) return
  const file = path.join(process.env.FULLCOURT_DATA_DIR!, 'secrets.json')
  Object.assign(process.env, JSON.parse(readFileSync(file, 'utf8')))
}
