import { postTourChange } from '@/features/giving/server/tours/change'
import { postTour } from '@/features/giving/server/tours/handlers'
import { readTourTimes } from '@/features/giving/server/tours/queries'
import { tourKey } from '@/features/giving/server/tours/tour-key'
import { listFreeSlots, type Slot } from '@/features/giving/rules/slots'
import { pool } from '@/server/database/pool'
import { formRequest, tourInput } from '../support/factories'

export async function send(change: object = {}) {
  const response = await postTour(formRequest('tour', { ...tourInput(), ...change }))
  const body = (await response.json()) as { reference: string; fields?: Record<string, string> }
  return { status: response.status, body }
}

export async function storedTour() {
  const { rows } = await pool().query<{ id: string; status: string; revision: number }>(
    'SELECT id, status, revision::int FROM tour_requests',
  )
  return rows[0]!
}

export async function freeSlots(): Promise<Slot[]> {
  return listFreeSlots(await readTourTimes())
}

export async function change(reference: string, body: Record<string, string>, key = tourKey(reference)) {
  const request = formRequest('tour/change', new URLSearchParams({ reference, key, ...body }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  const response = await postTourChange(request)
  return { status: response.status, location: response.headers.get('location') }
}
