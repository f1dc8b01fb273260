import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import {
  areValid,
  describeGaps,
  describeStatuses,
  type RequiredCredentials,
  type CredentialStatus,
  credentialStatuses,
} from '@/lib/credentials'
import { toDay } from '@/lib/dates'
import type { Member, Staff } from '@/payload-types'

type Account = Partial<Staff>

/** Describes the current state of an account's credentials; null for accounts that are not coaches. */
export async function describeCredentials(account: Account, req: PayloadRequest): Promise<string | null> {
  if (!account.roles?.includes('coach')) return null
  return describeStatuses(await statusesToday(account, req), toDay(new Date()))
}

/** Returns whether the account is a coach's and all credentials are valid today. */
export async function areCredentialsHolding(account: Account, req: PayloadRequest): Promise<boolean> {
  return Boolean(account.roles?.includes('coach')) && areValid(await statusesToday(account, req))
}

/**
 * Rejects adding a division to a coach whose credentials are not valid. Existing divisions stay assigned: access to them is
 * denied until an admin enters a new expiry date.
 * @throws ValidationError at the divisions, naming the missing credentials
 */
export const demandCredentials: CollectionBeforeChangeHook<Staff> = async ({ collection, data, originalDoc, req }) => {
  const account: Account = { ...originalDoc, ...data }
  if (!account.roles?.includes('coach')) return data
  const before: Account = originalDoc ?? {}
  const had = before.roles?.includes('coach') ? before.divisions : []
  if (!gainsDivision(account.divisions, had)) return data
  refuseGaps(await statusesToday(account, req), collection.slug, req)
  return data
}

/**
 * Runs the same check for a coach who signs in to the film room by code, based on the credentials of the linked staff account.
 * @throws ValidationError at the divisions, naming the missing credentials
 */
export const demandLinkedCredentials: CollectionBeforeChangeHook<Member> = async (change) => {
  const { collection, data, originalDoc, req } = change
  const member: Partial<Member> = { ...originalDoc, ...data }
  if (member.role !== 'coach') return data
  const had = originalDoc?.role === 'coach' ? originalDoc.divisions : []
  if (!gainsDivision(member.divisions, had)) return data
  refuseGaps(await statusesToday(await findAccount(member, req), req), collection.slug, req)
  return data
}

const needs = new WeakMap<PayloadRequest, Promise<RequiredCredentials>>()

async function statusesToday(account: Account, req: PayloadRequest): Promise<CredentialStatus[]> {
  const needed = needs.get(req) ?? req.payload.findGlobal({ slug: 'coach-settings', depth: 0, req })
  needs.set(req, needed)
  return credentialStatuses(account, await needed, toDay(new Date()))
}

async function findAccount({ account }: Partial<Member>, req: PayloadRequest): Promise<Account> {
  const id = typeof account === 'object' ? account?.id : account
  if (!id) return {}
  const where = { id: { equals: id } }
  const { docs } = await req.payload.find({ collection: 'staff', where, limit: 1, depth: 0, req })
  return docs[0] ?? {}
}

type Divisions = Staff['divisions']

function gainsDivision(now: Divisions, before: Divisions): boolean {
  const had = idsOf(before)
  return idsOf(now).some((id) => !had.includes(id))
}

function idsOf(divisions: Divisions): string[] {
  return (divisions ?? []).map((one) => (typeof one === 'string' ? one : one.id))
}

function refuseGaps(statuses: CredentialStatus[], collection: string, req: PayloadRequest): void {
  if (areValid(statuses)) return
  const gaps = describeGaps(statuses, toDay(new Date()))
  const message = `No division can be given to this coach: ${gaps}. An admin enters the new day on the staff account first.`
  throw new ValidationError({ collection, errors: [{ message, path: 'divisions' }], req })
}
