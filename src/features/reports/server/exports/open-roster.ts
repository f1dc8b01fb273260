import 'server-only'
import { decryptDetails } from '@/features/people/server/api'
import type { Row } from '../../rules/export-columns'

type Details = Parameters<typeof decryptDetails<string | null>>[1]

/** Decrypts a row of the roster, and joins the people who may pick the player up into one cell. */
export function openRosterRow(row: Row): Row {
  const { id, medicalNotes = null, ...rest } = row as Row & Details & { id: string }
  const { pickups, ...details } = decryptDetails(id, { ...rest, medicalNotes })
  const people = pickups.map(({ name, phone }) => [name, phone].filter(Boolean).join(' '))
  return { ...row, ...details, pickups: people.join('; ') }
}
