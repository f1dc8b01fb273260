'use client'
import { lazy, Suspense, type ReactNode } from 'react'
import { Dialog } from '@/components/ui/Dialog.client'
import { Skeleton } from '@/components/ui/Skeleton'
import type { OnSeen } from '../player/use-recorder'
import type { OpenedFilm } from './use-opened-film'
import styles from '../player/film.module.css'

type FilmDialogProps = { opened: OpenedFilm; href: string; drawing: ReactNode; onSeen: OnSeen; onClose: () => void }

// Loaded on demand, because most visits to the library play no film.
const FilmPlayer = lazy(async () => ({ default: (await import('../player/FilmPlayer.client')).FilmPlayer }))

/** Renders a film in a dialog above the library. */
export function FilmDialog({ opened: { film, playback }, href, drawing, onSeen, onClose }: FilmDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={film.title} look="film">
      {playback === 'failed' ? (
        <p role="alert">This film could not be opened. Please close this window and try again.</p>
      ) : playback === null ? (
        <Loading />
      ) : (
        <Suspense fallback={<Loading />}>
          <FilmPlayer playback={playback} drawing={drawing} onSeen={onSeen} />
        </Suspense>
      )}
      <p className={styles.dialogMore}>
        <a className="text-link" href={href}>
          Description, chapters and comments
        </a>
      </p>
    </Dialog>
  )
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the film</span>
      <Skeleton className="aspect-video" />
    </div>
  )
}
