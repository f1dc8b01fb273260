import { useEffect, useEffectEvent, type RefObject } from 'react'
import { GREETINGS, PLAYER_ORIGINS, readPlayerNews, type PlayerHost, type PlayerNews } from '../../rules/host-player'

/** The interval between repeated subscriptions until a player responds, in milliseconds. */
const SUBSCRIBE_EVERY_MS = 500

/** Subscribes to the player of a host in an iframe, which reports its position only to subscribers. */
export function useHostPlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  host: PlayerHost | null,
  onNews: (news: PlayerNews) => void,
): void {
  const notify = useEffectEvent(onNews)

  useEffect(() => {
    if (!host) return
    const subscribe = () => {
      for (const greeting of GREETINGS[host]) frame.current?.contentWindow?.postMessage(greeting, PLAYER_ORIGINS[host])
    }
    const timer = setInterval(subscribe, SUBSCRIBE_EVERY_MS)
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== PLAYER_ORIGINS[host]) return
      const news = readPlayerNews(host, data)
      if (!news) return
      clearInterval(timer)
      notify(news)
    }
    window.addEventListener('message', listen)
    return () => {
      clearInterval(timer)
      window.removeEventListener('message', listen)
    }
  }, [frame, host])
}
