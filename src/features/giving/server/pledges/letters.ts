import 'server-only'
import type { Where } from 'payload'
import type { Pledge } from '@/payload-types'
import { REFERENCE_PATTERN } from '@/lib/reference'
import { asStaff } from '@/server/payload'
import { findStaff } from '@/server/staff-session'
import type { Gift } from '../../rules/letter'
import { lettersPdf } from './letter-pdf'

const HERE = ['received', 'acknowledged']

/** GET /staff/letters?ref=PL-... or ?year=2026: the letters of one gift or of a year, for staff with access to gifts. */
export async function getLetters(request: Request): Promise<Response> {
  const staff = await findStaff(request.headers)
  if (!staff) return new Response('Please sign in to the back office first.', { status: 401 })
  const params = new URL(request.url).searchParams
  const where = toWhere(params.get('ref') ?? '', params.get('year') ?? '')
  if (!where) return new Response('Name a gift or a year.', { status: 400 })
  const gifts = await asStaff(staff)
    .find({
      collection: 'pledges',
      where: { and: [{ status: { in: HERE } }, where] },
      pagination: false,
      sort: 'receivedOn',
    })
    .catch(() => null)
  if (!gifts) return new Response('Your role does not read gifts.', { status: 403 })
  if (gifts.docs.length === 0) return new Response('No gift was received there.', { status: 404 })
  const academy = await asStaff(staff).findGlobal({ slug: 'site-settings' })
  const pdf = await lettersPdf(gifts.docs.map(toGift), academy)
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="letters.pdf"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

function toWhere(reference: string, year: string): Where | null {
  if (REFERENCE_PATTERN.test(reference)) return { reference: { equals: reference } }
  if (!/^20\d\d$/.test(year)) return null
  return { receivedOn: { greater_than_equal: `${year}-01-01`, less_than: `${Number(year) + 1}-01-01` } }
}

function toGift(pledge: Pledge): Gift {
  const { reference, name, amountCents, receivedCents, receivedOn, updatedAt, goodsText, goodsCents } = pledge
  return {
    reference: reference ?? '',
    name,
    cents: receivedCents ?? amountCents,
    day: receivedOn ?? updatedAt,
    goodsText,
    goodsCents,
  }
}
