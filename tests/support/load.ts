import { Agent, get } from 'node:http'

/** Milliseconds between two groups of requests. */
const STEP = 50
/** Requests in a second. */
export const RATE = 200
/** Requests that a slow site gets at once. */
const OPEN_MAX = 100

/**
 * Sends 200 requests a second to these sites, in turn, until it is stopped. A slow site gets no more than 100 at once. Like
 * browsers, it reuses connections and accepts compressed responses, which it does not read: unpacking them here would leave the
 * sites less of the machine.
 * @returns `answers` waits for a number of responses; `stop` returns how many requests a second were answered, and how many of
 * them with an error
 */
export function startLoad(sites: readonly string[], paths: readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  const headers = { 'accept-encoding': 'br' }
  const began = Date.now()
  const open = new Set<Promise<void>>()
  const waiting = new Map<number, () => void>()
  let [sent, answered, failed] = [0, 0, 0]

  async function sendRequest(): Promise<void> {
    const number = (sent += 1)
    const url = sites[number % sites.length]! + paths[number % paths.length]!
    const status = await new Promise<number>((resolve) => {
      get(url, { agent, headers }, (answer) => {
        answer.resume().once('close', () => resolve(answer.complete ? answer.statusCode! : 0))
      }).once('error', () => resolve(0))
    })
    if (status === 0 || status >= 500) failed += 1
    answered += 1
    for (const [count, resolve] of waiting) if (answered >= count) resolve()
  }

  const timer = setInterval(() => {
    const due = Math.min(((Date.now() - began) * RATE) / 1000 - sent, OPEN_MAX - open.size)
    for (let count = 0; count < due; count += 1) {
      const work: Promise<void> = sendRequest().finally(() => open.delete(work))
      open.add(work)
    }
  }, STEP)

  function answers(count: number): Promise<void> {
    return new Promise((resolve) => waiting.set(count, resolve))
  }

  async function stop() {
    clearInterval(timer)
    const perSecond = (answered * 1000) / (Date.now() - began)
    await Promise.all(open)
    agent.destroy()
    return { failed, perSecond }
  }
  return { answers, stop }
}
