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

/** The name of a control of the nth person who may pick up, from 1. */
export function pickupField(index: number, part: Part): string {
  return `pickup-${index}-${part}`
}

/** The version of a consent's text that the family read. */
export function versionField(key: ConsentKey): string {
  return `version-${key}`
}

const PLACES = Array.from({ length: PICKUPS_MAX }, (_, index) => index + 1)

/** Whom we call, what a coach must know, who may pick up. */
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
    const typed = rest as Record<string, string>
    const people = PLACES.map((index) => ({ index, person: readPerson(typed, index) }))
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

function readPerson(typed: Record<string, string>, index: number): Pickup {
  const read = (part: Part) => typed[pickupField(index, part)] ?? ''
  return { name: read('name'), phone: read('phone'), relation: read('relation') }
}

const ticks = Object.fromEntries(CONSENT_KEYS.map((key) => [key, TICK])) as Record<ConsentKey, typeof TICK>
const versions = Object.fromEntries(CONSENT_KEYS.map((key) => [versionField(key), z.coerce.number().optional()]))

/** What is ticked and who signs it. Whether that is enough depends on what was signed before: see rules.ts. */
export const signSchema = z.object({ ...ticks, ...versions, hide: TICK, signer: optionalText(LIMITS.name) })

export type Signing = z.output<typeof signSchema>

/** A post of the enrolment page: which page, and whether it is signed or only kept. */
export const enrolSchema = z.looseObject({ token: TOKEN, intent: z.enum(['sign', 'later']).default('sign') })

/** What the site may show, changed later. */
export const siteSchema = z.object({
  token: TOKEN,
  publication: z.enum(PUBLICATIONS, 'Please choose one.'),
  photo: TICK,
  'version-name': z.coerce.number().optional(),
  'version-photo': z.coerce.number().optional(),
  signer: optionalText(LIMITS.name),
})

/** The signer of a consent; an error message without one. */
export function requireSigner(signer: string): string | null {
  return signer.trim().length >= SIGNER_MIN ? null : SIGNER_MISSING
}
