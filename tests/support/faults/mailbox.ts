import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How the mail server responds to a message: accepts it, refuses it with a code of SMTP, or never answers. */
export type MailMode = 'accept' | 'silent' | { code: number }

/** A received message; `id` is its Message-ID. */
export type Message = { id: string; to: string; source: string }

export type Mailbox = {
  url: string
  messages: Message[]
  set: (mode: MailMode) => void
  close: () => Promise<void>
}

/** Starts a mail server on the loopback interface. */
export async function startMailbox(): Promise<Mailbox> {
  const messages: Message[] = []
  let mode: MailMode = 'accept'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1_000,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mode === 'silent') return
        if (typeof mode === 'object') return done(Object.assign(new Error('Not now'), { responseCode: mode.code }))
        const source = Buffer.concat(chunks).toString('utf8')
        const id = /^Message-ID: <(.+?)>/im.exec(source)?.[1] ?? ''
        messages.push({ id, to: session.envelope.rcptTo.map(({ address }) => address).join(), source })
        done()
      })
    },
  })
  // Connections that the site cuts are expected.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    set: (next) => void (mode = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
