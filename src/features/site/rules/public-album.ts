import type { Album } from '@/payload-types'
import { toPicture, type Picture } from '@/lib/media'

export type AlbumPicture = Picture & { id: string; caption: string | null }

/** An album as the media page shows it. The date is a calendar day: '2027-02-06'. */
export type PublicAlbum = {
  slug: string
  title: string
  date: string
  description: string | null
  cover: Picture | null
  pictures: AlbumPicture[]
}

/** What the public sees of an album, or null while a draft lacks its address. Pictures come populated. */
export function toPublicAlbum({ slug, title, date, description, cover, pictures }: Album): PublicAlbum | null {
  if (!slug || !title || !date) return null
  const shown = (pictures ?? []).flatMap(({ id, picture, caption }, index) => {
    const found = toPicture(picture)
    return found ? [{ ...found, id: id ?? String(index), caption: caption || null }] : []
  })
  return {
    slug,
    title,
    date: date.slice(0, 10),
    description: description || null,
    cover: toPicture(cover) ?? shown[0] ?? null,
    pictures: shown,
  }
}

/** How many pictures there are, in words. */
export function countLabel(count: number): string {
  if (count === 0) return 'No pictures to show'
  return count === 1 ? '1 picture' : `${count} pictures`
}
