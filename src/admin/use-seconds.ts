import { useEffect, useState } from 'react'

/**
 * Returns the current time in milliseconds, updated every second.
 * @param renderedAt the server's time, for components whose elements depend on the time: their first render in the browser must
 * equal the server's
 */
export function useSeconds(renderedAt?: number): number {
  const [now, setNow] = useState(() => renderedAt ?? Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
