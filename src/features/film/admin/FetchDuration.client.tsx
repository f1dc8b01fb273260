'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { formatClock } from '../rules/clock'
import { embedAddress } from '../rules/playback'
import { useHostPlayer } from '../components/player/use-host-player'
import { parseVideoLink, type VideoLink } from '../rules/video-link'
import styles from './film.module.css'

const NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const
const TIMEOUT_MS = 15_000

/** Requests the duration of a linked film from its host. Nothing is loaded from there before staff press the button. */
export function FetchDuration({ path }: { path: string }) {
  const { setValue } = useField<number | null>({ path })
  const link = parseVideoLink(useFormFields(([fields]) => String(fields.videoUrl?.value ?? '')))
  const [requestedAddress, setRequestedAddress] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  if (!link || link.kind === 'frame') return null
  const name = NAMES[link.kind]
  const address = embedAddress(link, 0).replace('autoplay=1', 'autoplay=0')
  return (
    <div className="fc-ask">
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        onClick={() => setRequestedAddress(address)}
      >
        Ask {name} for the length
      </button>
      <span role="status">{message}</span>
      {requestedAddress === address && (
        <Listener
          key={requestedAddress}
          link={link}
          address={requestedAddress}
          onEnd={(seconds) => {
            if (seconds) setValue(seconds)
            setMessage(
              seconds ? `${name} says ${formatClock(seconds)}.` : `${name} did not answer. Enter the length by hand.`,
            )
            setRequestedAddress(null)
          }}
        />
      )}
    </div>
  )
}

type ListenerProps = {
  link: Exclude<VideoLink, { kind: 'frame' }>
  address: string
  onEnd: (seconds: number | null) => void
}

function Listener({ link, address, onEnd }: ListenerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const end = useRef(onEnd)
  useHostPlayer(frame, link.kind, ({ length }) => length && onEnd(Math.round(length)))
  useEffect(() => {
    const timeout = setTimeout(() => end.current(null), TIMEOUT_MS)
    return () => clearTimeout(timeout)
  }, [])
  return <iframe ref={frame} src={address} title="The linked film" className={styles.askFrame} />
}
