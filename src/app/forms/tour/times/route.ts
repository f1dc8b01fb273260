import { readTourTimes } from '@/features/giving/server/tours/queries'
import { listFreeSlots } from '@/features/giving/rules/slots'
import { checkRate } from '@/server/rate-limit'

/** GET /forms/tour/times: the available times, fetched when a visitor starts to fill in the form. */
export async function GET(request: Request): Promise<Response> {
  if ((await checkRate('form-post', request)) !== null) return Response.json({ slots: [] }, { status: 429 })
  const times = await readTourTimes()
  return Response.json(
    { slots: listFreeSlots(times), closed: times.closed },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
