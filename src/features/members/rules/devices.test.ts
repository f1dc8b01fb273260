import { expect, test } from 'vitest'
import { devicesSchema } from './devices'

test('accepts one device or all devices, and no other value', () => {
  const member = '0f8fad5b-d9cb-469f-a165-70867728950e'
  for (const device of [member, 'all']) expect(devicesSchema.safeParse({ member, device }).success, device).toBe(true)
  for (const device of ['', 'ALL', undefined]) expect(devicesSchema.safeParse({ member, device }).success).toBe(false)
})
