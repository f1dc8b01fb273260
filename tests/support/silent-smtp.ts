import { createServer, type Server } from 'node:net'

/** The SMTP step at which the server stops responding; `never` responds throughout. */
export const STEPS = ['EHLO', 'MAIL', 'RCPT', 'DATA', 'after DATA'] as const
export type Step = (typeof STEPS)[number] | 'never'

const ANSWERS: Record<string, string> = { DATA: '354 Go on', QUIT: '221 Bye' }

/**
 * Starts a mail server. Each new connection stops responding at the next of these steps; later connections respond
 * throughout.
 */
export function silentSmtp(steps: Step[]): { server: Server; received: string[] } {
  const received: string[] = []
  const server = createServer((socket) => {
    const silentAt = steps.shift() ?? 'never'
    let body: string | null = null
    let typed = ''
    socket.on('error', () => undefined)
    socket.write('220 Ready\r\n')
    socket.on('data', (chunk: Buffer) => {
      typed += chunk.toString('utf8')
      for (let end = typed.indexOf('\r\n'); end >= 0; end = typed.indexOf('\r\n')) {
        const line = typed.slice(0, end)
        typed = typed.slice(end + 2)
        const reply = answer(line)
        if (reply) socket.write(`${reply}\r\n`)
      }
    })

    function answer(line: string): string | null {
      if (body !== null && line !== '.') {
        body += `${line}\n`
        return null
      }
      const step = body === null ? line.slice(0, 4).toUpperCase() : 'after DATA'
      if (step === silentAt) return null
      if (body !== null) received.push(body)
      body = step === 'DATA' ? '' : null
      return ANSWERS[step] ?? '250 OK'
    }
  })
  return { server, received }
}
