import { describe, expect, it } from 'vitest'
import type { Media } from '@/payload-types'
import { toPicture } from './media'

const upload = {
  id: '1',
  alt: 'A logo',
  url: 'https://old.example.org/api/media/file/a.webp?v=2',
  width: 400,
  height: 200,
}

describe('toPicture', () => {
  it('has no id for a removal request when no person can be seen', () => {
    expect(toPicture({ ...upload, withoutPeople: true } as Media)?.takedown).toBeNull()
  })

  it('keeps the path and removes the origin', () => {
    expect(toPicture(upload as Media)).toEqual({
      takedown: '1',
      src: '/api/media/file/a.webp?v=2',
      alt: 'A logo',
      width: 400,
      height: 200,
      position: '50% 50%',
    })
  })

  it('lists the existing smaller files with their widths', () => {
    const card = { url: 'https://old.example.org/api/media/file/a-640.webp', width: 640 }
    const sizes = { card, wide: { url: null, width: null } }
    expect(toPicture({ ...upload, width: 900, sizes } as Media)?.srcSet).toBe(
      '/api/media/file/a-640.webp 640w, /api/media/file/a.webp?v=2 900w',
    )
    expect(toPicture({ ...upload, sizes: {} } as Media)?.srcSet).toBeUndefined()
  })

  it('returns null for an id, for nothing, and for an upload without a size', () => {
    expect([toPicture('1'), toPicture(null), toPicture(undefined)]).toEqual([null, null, null])
    expect(toPicture({ ...upload, width: null } as Media)).toBeNull()
  })
})
