import type { Media } from '@/payload-types'
import { isPopulated } from './relations'

export type Picture = {
  /** The id for a removal request; null when no person can be seen. */
  takedown: string | null
  src: string
  /** Smaller variants of the picture, as the `srcset` of an image. */
  srcSet?: string
  alt: string
  width: number
  height: number
  position: string
}

/**
 * Returns the props of an image element for an upload, or null when there is none to show.
 * Removes the origin of the URL: the site itself always serves its pictures, whatever its origin was at upload.
 */
export function toPicture(upload: string | Media | null | undefined): Picture | null {
  if (!isPopulated(upload) || !upload.url || !upload.width || !upload.height) return null
  const position = `${upload.focalX ?? 50}% ${upload.focalY ?? 50}%`
  const { id, alt, width, height } = upload
  const takedown = upload.withoutPeople ? null : id
  return { takedown, src: withoutOrigin(upload.url), srcSet: toSrcSet(upload), alt, width, height, position }
}

function toSrcSet({ sizes, url, width }: Media): string | undefined {
  const files = [sizes?.card, sizes?.wide, { url, width }].filter((file) => file?.url && file.width)
  if (files.length < 2) return undefined
  return files.map((file) => `${withoutOrigin(file?.url ?? '')} ${file?.width}w`).join(', ')
}

function withoutOrigin(address: string): string {
  const { pathname, search } = new URL(address, 'http://site.invalid')
  return pathname + search
}
