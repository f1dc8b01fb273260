import { useEffect, useEffectEvent, type RefObject } from 'react'
import {
  GREETINGS,
  PLAYER_ORIGINS,
  parsePlayerMessage,
  type PlayerHost,
  type PlayerStatus,
} from '../../rules/host-player'

/** The interval between repeated subscriptions until a player responds, in milliseconds. */
const SUBSCRIBE_EVERY_MS = 500

/** Subscribes to the player of a host in an iframe, which reports its position only to subscribers. */
export function useHostPlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  host: PlayerHost | null,
  onStatus: (status: PlayerStatus) => void,
): void {
  const notify = useEffectEvent(onStatus)

  useEffect(() => {
    if (!host) return
    const subscribe = () => {
      for (const greeting of GREETINGS[host]) frame.current?.contentWindow?.postMessage(greeting, PLAYER_ORIGINS[host])
    }
    const timer = setInterval(subscribe, SUBSCRIBE_EVERY_MS)
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== PLAYER_ORIGINS[host]) return
      const status = parsePlayerMessage(host, data)
      if (!status) return
      clearInterval(timer)
      notify(status)
    }
    window.addEventListener('message', listen)
    return () => {
      clearInterval(timer)
      window.removeEventListener('message', listen)
    }
  }, [frame, host])
}
