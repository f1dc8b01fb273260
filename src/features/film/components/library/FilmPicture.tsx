import type { ReactNode } from 'react'
import { Picture } from '@/components/media/Picture'
import type { LibraryFilm } from '../../rules/library-film'

type FilmPictureProps = {
  film: LibraryFilm
  /** The drawn play for a film without a picture. */
  drawing: ReactNode
  sizes: string
  isEarly?: boolean
}

/** A film's own picture, or its drawn play. */
export function FilmPicture({ film: { thumbnail }, drawing, sizes, isEarly }: FilmPictureProps) {
  return thumbnail ? <Picture picture={{ ...thumbnail, alt: '' }} sizes={sizes} isEarly={isEarly} /> : drawing
}
