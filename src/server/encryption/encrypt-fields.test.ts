import type { CollectionConfig, Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { encryptFields, type EncryptedField } from './encrypt-fields'

const COLUMNS: readonly EncryptedField[] = [
  { table: 'club_members', column: 'medical_notes', owner: 'player' },
  { table: 'club_members_pickups', column: 'phone', owner: 'player' },
]

const notes: Field = { name: 'medicalNotes', type: 'textarea' }
const pickups = (name: string): Field => ({ name: 'pickups', type: 'array', fields: [{ name, type: 'text' }] })

function encryptIn(fields: Field[], columns = COLUMNS): CollectionConfig {
  return encryptFields(columns)({ slug: 'club-members', fields })
}

describe('a collection with encrypted columns', () => {
  test('encrypts exactly the listed fields, in rows and arrays too', () => {
    const name: Field = { name: 'name', type: 'text' }
    const { fields, forceSelect } = encryptIn([name, { type: 'row', fields: [notes] }, pickups('phone')])
    expect(fields).toMatchObject([
      name,
      { fields: [{ name: 'medicalNotes', hooks: { beforeChange: [expect.any(Function)] } }] },
      { fields: [{ name: 'phone', hooks: { beforeChange: [expect.any(Function)] } }] },
    ])
    expect(fields[0]).toBe(name)
    expect(forceSelect).toEqual({ player: true })
  })

  test.each<[string, Field[], string]>([
    ['has no field', [pickups('phone')], 'club_members.medical_notes'],
    ['is no text', [{ name: 'medicalNotes', type: 'number' }, pickups('phone')], 'club_members.medical_notes'],
    ['was renamed in an array', [notes, pickups('mobile')], 'club_members_pickups.phone'],
    ['is in a group with a name', [{ name: 'health', type: 'group', fields: [notes] }], 'club_members.medical_notes'],
  ])('fails at boot when a column %s', (_, fields, column) => {
    expect(() => encryptIn(fields)).toThrow(`${column} is listed as encrypted and is no text field of club-members.`)
  })

  test('accepts columns that plain SQL encrypts, and those of other tables', () => {
    const others = [
      { table: 'club_members', column: 'signer' },
      { table: 'staff', column: 'phone', owner: 'id' },
    ]
    const fields: Field[] = [{ name: 'name', type: 'text' }]
    expect(encryptIn(fields, others)).toEqual({ slug: 'club-members', fields })
  })
})
