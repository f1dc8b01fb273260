import * as z from 'zod'

/** On so many devices a member is signed in at once; a sixth ends the one that came first. */
export const DEVICES_MAX = 5

const device = z.union([z.uuid('This is no device.'), z.literal('all')], 'This is no device.')

/** One of a member's devices by its id, or all of them. */
export type WhichDevice = z.infer<typeof device>

/** Whose devices are signed out, and which. */
export const devicesSchema = z.strictObject({ member: z.uuid('This is no member.'), device })
