import 'server-only'
import { unsealText } from '@/server/sealed/seal'

type Text = string | null
type Pickups<Part extends Text> = { name: string; phone: Part; relation: Part }[]
type Sealed<Part extends Text> = {
  emergencyName: Part
  emergencyPhone: Part
  medicalNotes: Part
  pickups: Pickups<Part>
}

/** Decrypts an enrollment's details that were read with SQL. They are encrypted and bound to the player. */
export function unsealDetails<Part extends Text>(player: string, sealed: Sealed<Part>): Sealed<Part> {
  const open = (column: string, stored: Part) =>
    unsealText(stored, { column: `enrolments.${column}`, row: player }) as Part
  return {
    emergencyName: open('emergency_name', sealed.emergencyName),
    emergencyPhone: open('emergency_phone', sealed.emergencyPhone),
    medicalNotes: open('medical_notes', sealed.medicalNotes),
    pickups: revealPickups(player, sealed.pickups),
  }
}

function revealPickups<Part extends Text>(player: string, pickups: Pickups<Part>): Pickups<Part> {
  const open = <Words extends Text>(column: string, stored: Words) =>
    unsealText(stored, { column: `enrolments_pickups.${column}`, row: player }) as Words
  return pickups.map(({ name, phone, relation }) => ({
    name: open('name', name),
    phone: open('phone', phone),
    relation: open('relation', relation),
  }))
}
