import { expect, test } from 'vitest'
import { homeChild, papers } from '../../../../tests/support/household'
import { consentsLine, listEmergencyContacts, listPickups, photosLine } from './file-lines'

const aunt = { name: 'Kit', relation: 'Aunt', phone: '' }
const nora = homeChild({ papers: papers({ pickups: [aunt] }) })
const miles = homeChild({
  id: 'miles',
  firstName: 'Miles',
  papers: papers({ given: { participation: true, photo: true }, pickups: [aunt, { ...aunt, name: 'Ash' }] }),
})
const ada = homeChild({ id: 'ada', firstName: 'Ada', papers: null })

test('a person is listed once for all children with the same one, else with the children', () => {
  const rosa = { name: 'Rosa Alvarez', relation: null, phone: '(623) 555-0151' }
  expect(listEmergencyContacts([nora, miles])).toEqual([{ ...rosa, childNames: null }])
  expect(listEmergencyContacts([nora, miles, ada])).toEqual([{ ...rosa, childNames: 'Nora and Miles' }])
  expect(listEmergencyContacts([homeChild({ papers: papers({ emergencyName: '' }) }), ada])).toEqual([])
  expect(listPickups([nora, miles])).toEqual([
    { name: 'Kit', relation: 'Aunt', phone: null, childNames: null },
    { name: 'Ash', relation: 'Aunt', phone: null, childNames: 'Miles' },
  ])
})

test('consents and photographs are stated for each enrolled child', () => {
  expect(consentsLine([nora, miles, ada])).toBe('Nora 4 of 4, Miles 1 of 4')
  expect(photosLine([nora, miles, ada])).toBe('Nora no, Miles yes')
  expect(consentsLine([ada])).toBeNull()
})
