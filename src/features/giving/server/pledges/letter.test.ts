import { describe, expect, test } from 'vitest'
import { isLetterDue, letterLines } from '../../rules/letter'
import { lettersPdf } from './letter-pdf'

const ACADEMY = {
  academyName: 'The Basketball Academy',
  street: '15500 N Example Parkway',
  cityLine: 'Surprise, AZ 85374',
  taxId: '00-0000000',
  nonprofitStatus: 'A 501(c)(3) non-profit organization',
}
const GIFT = { reference: 'PL-0000-0001', name: 'Kit Giverly', cents: 25_000, day: '2026-11-20T12:00:00.000Z' }

describe('a letter', () => {
  test('names donor, amount, day and status, and states that nothing was given in exchange', () => {
    const text = letterLines(GIFT, ACADEMY).join('\n')
    expect(text).toContain('Dear Kit Giverly,')
    expect(text).toContain('your gift of $250.00, which we received on November 20, 2026.')
    expect(text).toContain('No goods or services were provided in exchange for this gift.')
    expect(text).toContain('a 501(c)(3) non-profit organization. Our EIN is 00-0000000.')
  })

  test('states what the donor received, and the deductible rest', () => {
    const text = letterLines({ ...GIFT, goodsText: 'two dinners', goodsCents: 8_000 }, ACADEMY).join('\n')
    expect(text).toContain('you received two dinners, which we value in good faith at $80.00.')
    expect(text).toContain('What goes beyond that, $170.00, is your contribution.')
    expect(text).not.toContain('No goods or services')
  })
})

test.each([
  [25_000, 'received', null, true],
  [24_999, 'received', null, false],
  [25_000, 'pledged', null, false],
  [25_000, 'received', '2026-11-21', false],
  [25_000, 'acknowledged', null, false],
])('of %d cents, %s, letter sent %s: due is %s', (cents, status, letterSentOn, due) => {
  expect(isLetterDue({ cents, status, letterSentOn })).toBe(due)
})

test('a batch is one PDF with a page per letter, for names in any alphabet', async () => {
  const gifts = [GIFT, { ...GIFT, name: 'Łukasz Żółć' }, { ...GIFT, name: '李娜' }, { ...GIFT, name: 'x'.repeat(100) }]
  const bytes = Buffer.from(await lettersPdf(gifts, ACADEMY))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const { PDFDocument } = await import('pdf-lib')
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(4)
})
