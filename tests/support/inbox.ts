import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { newReference } from '../../src/lib/reference'

type Database = Pick<pg.Pool, 'query'>

export type Family = Partial<{
  first: string
  last: string
  born: string
  parent: string
  phone: string
  email: string
  division: string
  status: string
  at: string
  suspicion: string
}>

/** Stores a registration as the form's handler does, without its checks. Returns its id. */
export async function makeRegistration(db: Database, family: Family = {}): Promise<string> {
  const { first = 'Avery', last = 'Exampleton', born = '2014-04-09', parent = 'Pat', division, suspicion } = family
  const { phone = '+16235550102', email = `${randomUUID()}@example.org`, status = 'pending', at } = family
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO player_registrations (player_first_name, player_last_name, date_of_birth, current_grade, height_feet,
       height_inches, weight_lbs, school_name, parent_first_name, parent_last_name, parent_email, parent_phone,
       parent_phone_normalised, emergency_contact_name, emergency_contact_phone, division, status, suspicion, reference,
       created_at)
     VALUES ($1, $2, $3, 5, 4, 10, 90, 'Sample School', $4, $2, $5, $6, $6, 'Sam Sample', '555-0103', $7, $8, $9, $10,
       coalesce($11::timestamptz, now())) RETURNING id`,
    [first, last, born, parent, email, phone, division, status, suspicion, newReference('PR'), at],
  )
  return rows[0]!.id
}

/** Stores an entry of another kind than a registration. Returns its id. */
export async function makeOther(
  db: Database,
  table: 'tryout' | 'message' | 'sponsor' | 'tour',
  name: string,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(OTHERS[table], [name, newReference('XX')])
  return rows[0]!.id
}

const OTHERS = {
  tryout: `INSERT INTO tryout_registrations (player_first_name, player_last_name, player_age, player_grade, parent_name,
      phone_number, email, phone_normalised, reference)
    VALUES ($1, 'Testwell', '11', '5', 'Pat Testwell', '555-0104', 'pat@example.org', '+16235550104', $2) RETURNING id`,
  message: `INSERT INTO form_entries (name, email, message, reference)
    VALUES ($1, 'writer@example.org', 'When is the next tryout?', $2) RETURNING id`,
  sponsor: `INSERT INTO sponsor_inquiries (company, name, email, reference, status)
    VALUES ($1, 'Max Tiler', 'max@example.org', $2, 'pending') RETURNING id`,
  tour: `INSERT INTO tour_requests (name, email, date, reference, status)
    VALUES ($1, 'lou@example.org', '2099-06-02', $2, 'pending') RETURNING id`,
}
