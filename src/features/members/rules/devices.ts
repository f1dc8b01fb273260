import * as z from 'zod'

/** The maximum number of devices on which a member is signed in at once. A sixth sign-in ends the oldest session. */
export const DEVICES_MAX = 5

const device = z.union([z.uuid('This is no device.'), z.literal('all')], 'This is no device.')

/** One device by its id, or all devices of the member. */
export type WhichDevice = z.infer<typeof device>

/** The member and the devices to sign out. */
export const devicesSchema = z.strictObject({ member: z.uuid('This is no member.'), device })
