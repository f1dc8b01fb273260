import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { findStaff } from '@/server/staff-session'

/** Returns the member of staff of the request, or null. Queried once per request, for cells: Payload does not pass them the user. */
export const currentStaff = cache(async () => findStaff(await headers()))
