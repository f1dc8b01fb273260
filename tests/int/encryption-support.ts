import { pool } from '@/server/database/pool'
import { saveEnrolment } from '@/features/people/server/enrolment/save'
import { ENCRYPTED_COLUMNS } from '@/server/encryption/encrypted-columns.mjs'
import { callRest } from './access-requests'
import { ALL, sign, start } from './enrolment-support'
import { context } from './rosters-support'
import { staffCookie } from './staff'

/** Personal data of a family that must not be readable in a copy of the database. */
export const DETAILS = {
  emergencyName: 'Robin Sealwell',
  emergencyPhone: '(623) 555-0103',
  medicalNotes: 'Peanut allergy.',
  pickups: [{ name: 'Lou Sealwell', phone: '(623) 555-0104', relation: 'Great-aunt' }],
}

/** Creates a signed enrollment with all its details. */
export async function startWithDetails() {
  const started = await start()
  await saveEnrolment(started.enrolment, { details: DETAILS, signing: null }, context)
  await sign(started.enrolment, { ...ALL, signer: 'Pat Sealwell' })
  return started
}

/** Returns the response of the REST API to a registrar who reads or updates an enrollment. */
export async function callEnrolmentApi(method: 'GET' | 'PATCH', path: string, change?: object): Promise<Response> {
  return callRest(await staffCookie('registrar'), method, `enrolments${path}`, change && JSON.stringify(change))
}

/** Returns the enrollment as a registrar reads it. */
export async function readEnrolment(id: string, query = ''): Promise<Record<string, unknown>> {
  return (await callEnrolmentApi('GET', `/${id}?${query}`)).json() as Promise<Record<string, unknown>>
}

/** Returns the stored values of all encrypted columns. */
export async function listStored(): Promise<string[]> {
  const each = ENCRYPTED_COLUMNS.map(({ table, column }) => `SELECT ${column} AS value FROM ${table}`)
  const { rows } = await pool().query<{ value: string | null }>(each.join(' UNION ALL '))
  return rows.flatMap(({ value }) => (value ? [value] : []))
}

/** Returns the stored values of an enrollment's own fields. */
export async function storedOf(id: string): Promise<Record<string, string | null>> {
  const { rows } = await pool().query(
    'SELECT medical_notes, emergency_name, emergency_phone FROM enrolments WHERE id = $1',
    [id],
  )
  return rows[0]
}
