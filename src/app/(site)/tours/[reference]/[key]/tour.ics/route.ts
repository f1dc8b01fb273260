import { isOpen } from '@/features/giving/server/tours/change'
import { findTour, readTourTimes } from '@/features/giving/server/tours/queries'
import { tourFile } from '@/features/giving/rules/tour-ics'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-origin'
import { getSiteSettings } from '@/features/site/server/site'

type Context = { params: Promise<{ reference: string; key: string }> }

/** The visit as a calendar file, behind its private link. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { reference, key } = await params
  const tour = await findTour(reference, key)
  if (!tour?.slotAt || !isOpen(tour)) return new Response('There is no visit to keep.', { status: 404 })
  const [{ minutes, place }, { academyName }] = await Promise.all([readTourTimes(), getSiteSettings()])
  const link = absoluteUrl(paths.tour(reference, key))
  const visit = { reference, academyName, at: tour.slotAt, minutes, place, link, sequence: tour.changes }
  return new Response(tourFile(visit), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="tour.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
