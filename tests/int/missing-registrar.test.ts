import { afterEach, beforeEach, expect, test } from 'vitest'
import { postApplication } from '@/features/registration/server/applications/handlers'
import { postContact } from '@/features/registration/server/contact/handlers'
import { saveSite } from '@/features/people/server/enrolment/save'
import { familyWithdraw } from '@/features/entries/server/family-status/handlers'
import { postPledge } from '@/features/giving/server/pledges/handlers'
import { postRegistration, postTryout } from '@/features/registration/server/registrations/handlers'
import { postSponsor } from '@/features/giving/server/sponsors/handlers'
import { postTourChange } from '@/features/giving/server/tours/change'
import { postTour } from '@/features/giving/server/tours/handlers'
import { tourKey } from '@/features/giving/server/tours/tour-key'
import { sendDigest } from '@/features/dashboard/server/digest'
import { pool } from '@/server/database/pool'
import { editors } from '@/app/forms/forms'
import { ALL, sign, start } from './enrolment-support'
import { clearRosters, context, makeSeasons } from './rosters-support'
import { entry, plainForm, register, send } from './status-mails-support'
import { clearInbox, freshDatabase } from './support'
import {
  applicationInput,
  contactInput,
  pledgeInput,
  registrationInput,
  sponsorInput,
  tourInput,
  tryoutInput,
} from '../support/factories'
import { statusTokenOf } from '../support/status-mails'

const REGISTRAR = 'registrar@example.org'

freshDatabase('demo')
beforeEach(clear)
afterEach(() => setRegistrar(REGISTRAR))

// An academy can be online before its registrar's address is entered.
test.each<[name: string, act: () => Promise<unknown>]>([
  ['a registration', () => send(postRegistration, registrationInput())],
  ['a tryout', () => send(postTryout, tryoutInput())],
  ['an application', () => send(postApplication, applicationInput())],
  ['a message', () => send(postContact, contactInput())],
  ['a sponsor', () => send(postSponsor, sponsorInput())],
  ['a pledge', pledge],
  ['a tour', () => send(postTour, tourInput())],
  ['a tour that is canceled', cancelTour],
  ['a family that withdraws', withdraw],
  ['a consent that is taken back', takePhotoBack],
  ['the mail of the morning', async () => (await register(), await sendDigest())],
])('%s notifies the registrar, and without an address the other recipients', async (_name, act) => {
  await act()
  const recipients = await addressees()
  expect(recipients).toContain(REGISTRAR)
  await clear()
  await setRegistrar('')
  await act()
  expect(await addressees()).toEqual(recipients.filter((to) => to !== REGISTRAR))
})

async function pledge(): Promise<void> {
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM campaigns LIMIT 1')
  await send(postPledge, pledgeInput({ campaign: rows[0]!.id }))
}

async function cancelTour(): Promise<void> {
  const { reference } = await entry(await send(postTour, tourInput()))
  await pool().query('DELETE FROM mails')
  await postTourChange(plainForm({ reference, key: tourKey(reference) }))
}

async function withdraw(): Promise<void> {
  const { reference } = await entry(await send(postTryout, tryoutInput()))
  const token = await statusTokenOf(pool(), reference)
  await pool().query('DELETE FROM mails')
  await familyWithdraw(editors)(plainForm({ token }))
}

async function takePhotoBack(): Promise<void> {
  const { enrolment } = await start()
  await sign(enrolment, { ...ALL, photo: 'on' })
  await pool().query('DELETE FROM mails')
  await saveSite(enrolment, { publication: 'initial', photo: false, signer: '', read: {} }, context)
}

async function addressees(): Promise<string[]> {
  const { rows } = await pool().query<{ to: string }>('SELECT "to" FROM mails ORDER BY "to"')
  return rows.map(({ to }) => to)
}

async function setRegistrar(address: string): Promise<void> {
  await pool().query('UPDATE site_settings SET registrar_email = $1', [address])
}

async function clear(): Promise<void> {
  await clearInbox()
  await clearRosters()
  await makeSeasons()
}
