/** Milliseconds between two groups of requests. */
const STEP = 50
/** Requests in a second. */
export const RATE = 200

/**
 * Sends 200 requests a second to these sites, in turn, until it is stopped. A slow site gets no more than 100 at once.
 * @returns `stop` tells how many requests a second were answered, and how many of them with an error
 */
export function startLoad(sites: readonly string[], paths: readonly string[]) {
  const began = Date.now()
  const open = new Set<Promise<void>>()
  let [sent, answered, failed] = [0, 0, 0]
  async function ask(): Promise<void> {
    const number = (sent += 1)
    try {
      const answer = await fetch(sites[number % sites.length]! + paths[number % paths.length]!)
      await answer.arrayBuffer()
      if (answer.status >= 500) failed += 1
      answered += 1
    } catch {
      failed += 1
    }
  }
  const timer = setInterval(() => {
    const due = Math.min(((Date.now() - began) * RATE) / 1000 - sent, 100 - open.size)
    for (let count = 0; count < due; count += 1) {
      const work: Promise<void> = ask().finally(() => open.delete(work))
      open.add(work)
    }
  }, STEP)
  async function stop() {
    clearInterval(timer)
    const seconds = (Date.now() - began) / 1000
    const perSecond = answered / seconds
    await Promise.all(open)
    return { failed, perSecond }
  }
  return { stop }
}
