import { handlingOf } from './handling'
import type { DataRow, Reader } from './row'

const TREASURY: Reader[] = ['admin', 'registrar', 'treasurer']

/** Data about people who give, ask or visit. */
export const supporterRows: DataRow[] = [
  {
    table: 'pledges',
    columns: ['name', 'email', 'message'],
    what: 'Name, email and message of who gives',
    class: 'supporter',
    from: 'supporter',
    purpose: 'To thank, and to write the letter for the tax office',
    readers: TREASURY,
    until: 'gift',
  },
  {
    table: 'pledges',
    columns: [
      ...['amount_cents', 'level_name', 'campaign_id', 'received_cents', 'received_on', 'goods_text', 'goods_cents'],
      'letter_sent_on',
    ],
    what: 'What was promised and given',
    class: 'supporter',
    from: 'supporter',
    purpose: 'The tax office may ask for it',
    readers: TREASURY,
    until: 'gift',
  },
  {
    table: 'sponsor_inquiries',
    columns: ['company', 'name', 'email', 'phone', 'package', 'message'],
    what: 'Company, contact and question of a sponsor',
    class: 'supporter',
    from: 'supporter',
    purpose: 'To answer the sponsor',
    readers: TREASURY,
    until: 'message',
  },
  {
    table: 'tour_requests',
    columns: ['name', 'company', 'email', 'phone', 'date', 'slot_at', 'slotat_tz'],
    what: 'Who visits, and when',
    class: 'supporter',
    from: 'supporter',
    purpose: 'To show the gym at the time that was agreed',
    readers: TREASURY,
    until: 'message',
  },
  ...handlingOf('pledges', { office: TREASURY, sender: [], until: 'gift' }),
  ...['sponsor_inquiries', 'tour_requests'].flatMap((table) =>
    handlingOf(table, { office: TREASURY, sender: [], until: 'message' }),
  ),
  {
    table: 'deck_links',
    columns: ['recipient', 'expires_at', 'is_revoked', 'views', 'last_viewed_at', 'seed', 'token_hash'],
    what: 'Who was invited to read the funding deck',
    class: 'supporter',
    from: 'office',
    purpose: 'To take an invitation back',
    readers: ['admin', 'treasurer'],
    until: 'link',
  },
]
