import * as z from 'zod'

/** On so many devices a member is signed in at once; a sixth ends the one that came first. */
export const DEVICES_MAX = 5

const device = z.union([z.uuid('This is no device.'), z.literal('all')], 'This is no device.')

/** One of a member's devices by its id, or all of them. */
export type WhichDevice = z.infer<typeof device>

/** Whose devices are signed out, and which. */
export const devicesSchema = z.strictObject({ member: z.uuid('This is no member.'), device })

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows computer'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
] as const

// Each names itself after those that stand below it.
const BROWSERS = [
  [/Firefox|FxiOS/, 'Firefox'],
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

/** A device in words, by what its browser says of itself: enough to tell a family's devices apart, and no more. */
export function describeDevice(userAgent: string | null): string {
  const agent = userAgent ?? ''
  const find = (kinds: readonly (readonly [RegExp, string])[]) => kinds.find(([pattern]) => pattern.test(agent))?.[1]
  return [find(SYSTEMS) ?? 'Unknown device', find(BROWSERS)].filter(Boolean).join(', ')
}
