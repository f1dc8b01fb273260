import type { Media } from '@/payload-types'
import { isPopulated } from './relations'

export type Picture = { src: string; alt: string; width: number; height: number; position: string }

/**
 * What an image element needs of an upload, or null when there is none to show.
 * The address loses its origin: pictures are always served by the site itself, whatever its name was at upload.
 */
export function toPicture(upload: string | Media | null | undefined): Picture | null {
  if (!isPopulated(upload) || !upload.url || !upload.width || !upload.height) return null
  const { pathname, search } = new URL(upload.url, 'http://site.invalid')
  const position = `${upload.focalX ?? 50}% ${upload.focalY ?? 50}%`
  return { src: pathname + search, alt: upload.alt, width: upload.width, height: upload.height, position }
}
