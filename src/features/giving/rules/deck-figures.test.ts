import { expect, test } from 'vitest'
import { toFigures } from './deck-figures'

test.each([undefined, null, '', '   '])(
  'hides an offer whose issuer is %j, even if stored data enables it',
  (issuer) => {
    expect(toFigures({ offer: { isShown: true, issuer } }).isOfferShown).toBe(false)
  },
)

test('shows an offer with an issuer while it is enabled', () => {
  const issuer = 'Sample Court LLC'
  expect(toFigures({ offer: { isShown: true, issuer } })).toMatchObject({ isOfferShown: true, issuer })
  expect(toFigures({ offer: { isShown: false, issuer } }).isOfferShown).toBe(false)
})
