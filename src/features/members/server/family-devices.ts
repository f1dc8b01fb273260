import 'server-only'
import { privateJson, refuse } from '@/server/http/answers'
import { devicesSchema } from '../rules/devices'
import { memberHandler } from './member-handler'
import { endDevices, listDevices } from './sessions'

/** POST /members/devices: a parent signs out one of their children on one device, or on all. */
export const postFamilyDevices = memberHandler({
  name: 'family-devices',
  schema: devicesSchema,
  roles: ['parent'],
  run: async ({ children }, { member, device }) => {
    if (!children.some(({ id }) => id === member)) return refuse(404, 'There is no such child.')
    await endDevices(member, device)
    return privateJson({ devices: await listDevices(member) })
  },
})
