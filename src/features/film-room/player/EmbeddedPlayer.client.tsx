'use client'
import { useCallback, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import type { VideoLink } from '@/lib/video-link'
import { embedAddress } from '../playback'
import { useSeekLinks } from './use-seek-links'

type EmbeddedPlayerProps = { link: VideoLink; title: string; drawing?: ReactNode }

const NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** A player elsewhere. Nothing is asked of the other host before somebody wants to watch. */
export function EmbeddedPlayer({ link, title, drawing }: EmbeddedPlayerProps) {
  const [start, setStart] = useState<number | null>(null)
  const name = link.kind === 'frame' ? link.host : NAMES[link.kind]
  useSeekLinks(useCallback((second: number) => setStart(second), []))

  return (
    <div className="player">
      {start === null ? (
        <div className="player-stage is-empty">
          <div>
            <Button big onClick={() => setStart(0)}>
              Play on {name}
            </Button>
            <p>
              This film is kept by {name}. Nothing is loaded from there until you press play; then {name} learns that
              this device watches it.
            </p>
          </div>
          {drawing}
        </div>
      ) : (
        <div className="player-stage">
          <iframe
            key={start}
            src={embedAddress(link, start)}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
      )}
    </div>
  )
}
