import { Agent, request } from 'node:http'

export type FuzzRequest = { method: string; path: string; headers?: Record<string, string>; body?: string }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
/** Milliseconds after which a request counts as hanging. */
const TIMEOUT_MS = 60_000

/**
 * Returns the status of the response, or 0 when there was none. The path is sent unchanged: other clients normalize it first.
 * @param origin origin of the site, without a path
 */
export function sendRequest(origin: string, { method, path, headers, body }: FuzzRequest): Promise<number> {
  return new Promise((resolve) => {
    const { hostname: host, port } = new URL(origin)
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request({ agent, host, port, method, path, headers: { ...headers, ...length }, timeout: TIMEOUT_MS })
    sent.once('response', (answer) => answer.resume().once('close', () => resolve(answer.statusCode ?? 0)))
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve(0))
    sent.end(body)
  })
}

/**
 * Sends all requests, several at a time, and returns those that the site answered with a server error. What it answered with
 * 503 is sent again at the end, alone: the request is the cause only if it is answered so again, not a machine that was busy.
 */
export async function listFailures(origin: string, requests: FuzzRequest[]): Promise<string[]> {
  const answers = await sendAll(origin, requests, 6)
  const refused = answers.filter(({ status }) => status === 503).map(({ fuzzRequest }) => fuzzRequest)
  const last = [...answers.filter(({ status }) => status !== 503), ...(await sendAll(origin, refused, 1))]
  return last.filter(({ status }) => status === 0 || status >= 500).map(describeFailure)
}

type Answer = { fuzzRequest: FuzzRequest; status: number }

async function sendAll(origin: string, requests: FuzzRequest[], atOnce: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const waiting = [...requests]
  async function work(): Promise<void> {
    for (let fuzzRequest = waiting.shift(); fuzzRequest; fuzzRequest = waiting.shift())
      answers.push({ fuzzRequest, status: await sendRequest(origin, fuzzRequest) })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

function describeFailure({ fuzzRequest: { method, path, body, headers }, status }: Answer): string {
  const sent = body === undefined ? '' : ` ${headers?.['content-type'] ?? 'no type'} ${body.slice(0, 200)}`
  return `${status} ${method} ${path.slice(0, 200)}${sent}`
}
