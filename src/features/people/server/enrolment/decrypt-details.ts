import 'server-only'
import { decryptText } from '@/server/encryption/encrypt'

type Text = string | null
type Pickups<Part extends Text> = { name: string; phone: Part; relation: Part }[]
type Details<Part extends Text> = {
  emergencyName: Part
  emergencyPhone: Part
  medicalNotes: Part
  pickups: Pickups<Part>
}

/** Decrypts an enrollment's details that were read with SQL. They are encrypted and bound to the player. */
export function decryptDetails<Part extends Text>(player: string, details: Details<Part>): Details<Part> {
  const decryptColumn = (column: string, stored: Part) =>
    decryptText(stored, { column: `enrolments.${column}`, row: player }) as Part
  return {
    emergencyName: decryptColumn('emergency_name', details.emergencyName),
    emergencyPhone: decryptColumn('emergency_phone', details.emergencyPhone),
    medicalNotes: decryptColumn('medical_notes', details.medicalNotes),
    pickups: decryptPickups(player, details.pickups),
  }
}

function decryptPickups<Part extends Text>(player: string, pickups: Pickups<Part>): Pickups<Part> {
  const decryptColumn = <Value extends Text>(column: string, stored: Value) =>
    decryptText(stored, { column: `enrolments_pickups.${column}`, row: player }) as Value
  return pickups.map(({ name, phone, relation }) => ({
    name: decryptColumn('name', name),
    phone: decryptColumn('phone', phone),
    relation: decryptColumn('relation', relation),
  }))
}
