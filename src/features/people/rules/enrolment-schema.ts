import * as z from 'zod'
import { CONSENT_KEYS, type ConsentKey } from './consents'
import { LIMITS } from '@/lib/limits'
import { PUBLICATIONS } from './player-names'
import { optionalLongText, optionalText, phone, text } from '@/lib/validation'

export const PICKUPS_MAX = 6
const RELATION_MAX = 40
const TOKEN = z.string().min(20).max(100)
const TICK = z.literal('on').optional()
const SIGNER_MISSING = 'Please type your full name to sign.'

export type Pickup = { name: string; phone: string; relation: string }
type Part = keyof Pickup

const SIGNER_MIN = 3

/** Returns the name of a control of the nth person who may pick up the player, from 1. */
export function pickupField(index: number, part: Part): string {
  return `pickup-${index}-${part}`
}

/** Returns the name of the field with the version of a consent's text that the family read. */
export function versionField(key: ConsentKey): string {
  return `version-${key}`
}

const PLACES = Array.from({ length: PICKUPS_MAX }, (_, index) => index + 1)

/** The emergency contacts, the health notes, and the people who may pick up the player. */
export const detailsSchema = z
  .object({
    emergencyName: text('Please write who we call in an emergency.'),
    emergencyPhone: phone('Please write a phone number of at least 10 digits.'),
    medicalNotes: optionalLongText(LIMITS.text),
    ...Object.fromEntries(
      PLACES.flatMap((index) => [
        [pickupField(index, 'name'), optionalText(LIMITS.name)],
        [pickupField(index, 'phone'), optionalText(LIMITS.phone)],
        [pickupField(index, 'relation'), optionalText(RELATION_MAX)],
      ]),
    ),
  })
  .transform((values, context) => {
    const { emergencyName, emergencyPhone, medicalNotes, ...rest } = values
    const input = rest as Record<string, string>
    const people = PLACES.map((index) => ({ index, person: readPerson(input, index) }))
    for (const { index, person } of people) {
      if (!person.name && (person.phone || person.relation))
        context.addIssue({
          code: 'custom',
          path: [pickupField(index, 'name')],
          message: 'Please write a name as well.',
        })
    }
    const pickups = people.map(({ person }) => person).filter(({ name }) => name)
    return { emergencyName, emergencyPhone, medicalNotes, pickups }
  })

export type Details = z.output<typeof detailsSchema>

function readPerson(input: Record<string, string>, index: number): Pickup {
  const read = (part: Part) => input[pickupField(index, part)] ?? ''
  return { name: read('name'), phone: read('phone'), relation: read('relation') }
}

const ticks = Object.fromEntries(CONSENT_KEYS.map((key) => [key, TICK])) as Record<ConsentKey, typeof TICK>
const versions = Object.fromEntries(CONSENT_KEYS.map((key) => [versionField(key), z.coerce.number().optional()]))

/** The checked consents and the signer. Whether they suffice depends on earlier signatures: see rules.ts. */
export const signSchema = z.object({ ...ticks, ...versions, hide: TICK, signer: optionalText(LIMITS.name) })

export type Signing = z.output<typeof signSchema>

/** The request body of the enrollment page: its token, and whether it is signed or saved for later. */
export const enrolSchema = z.looseObject({ token: TOKEN, intent: z.enum(['sign', 'later']).default('sign') })

/** A later change of what the site may show. */
export const siteSchema = z.object({
  token: TOKEN,
  publication: z.enum(PUBLICATIONS, 'Please choose one.'),
  photo: TICK,
  'version-name': z.coerce.number().optional(),
  'version-photo': z.coerce.number().optional(),
  signer: optionalText(LIMITS.name),
})

/** Returns the signer of a consent, or an error message when the name is missing. */
export function requireSigner(signer: string): string | null {
  return signer.trim().length >= SIGNER_MIN ? null : SIGNER_MISSING
}
