import type { Album } from '@/payload-types'
import { formatCount } from '@/lib/counts'
import { toPicture, type Picture } from '@/lib/media'

export type AlbumPicture = Picture & { id: string; caption: string | null }

/** An album of the media page. The date is a calendar day: '2027-02-06'. */
export type PublicAlbum = {
  slug: string
  title: string
  date: string
  description: string | null
  cover: Picture | null
  pictures: AlbumPicture[]
}

/** Returns the public data of an album, or null for a draft without a slug. Pictures must be populated. */
export function toPublicAlbum({ slug, title, date, description, cover, pictures }: Album): PublicAlbum | null {
  if (!slug || !title || !date) return null
  const publicPictures = (pictures ?? []).flatMap(({ id, picture, caption }, index) => {
    const found = toPicture(picture)
    return found ? [{ ...found, id: id ?? String(index), caption: caption || null }] : []
  })
  return {
    slug,
    title,
    date: date.slice(0, 10),
    description: description || null,
    cover: toPicture(cover) ?? publicPictures[0] ?? null,
    pictures: publicPictures,
  }
}

/** Formats the number of pictures. */
export function countLabel(count: number): string {
  return count === 0 ? 'No pictures to show' : formatCount(count, 'picture')
}
