import { describe, expect, it } from 'vitest'
import { withDefaults } from './defaults'

describe('withDefaults', () => {
  it('fills what is missing and keeps what is written, zero and empty text included', () => {
    const document: { name?: string | null; phone?: string; fee?: number } = { name: null, phone: '', fee: 0 }
    expect(withDefaults(document, { name: 'Academy', phone: '1', fee: 9 })).toEqual({
      name: 'Academy',
      phone: '',
      fee: 0,
    })
  })
})
