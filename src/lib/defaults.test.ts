import { describe, expect, it } from 'vitest'
import { withDefaults } from './defaults'

describe('withDefaults', () => {
  it('fills missing values and preserves existing ones, including zero and the empty string', () => {
    const document: { name?: string | null; phone?: string; fee?: number } = { name: null, phone: '', fee: 0 }
    expect(withDefaults(document, { name: 'Academy', phone: '1', fee: 9 })).toEqual({
      name: 'Academy',
      phone: '',
      fee: 0,
    })
  })
})
