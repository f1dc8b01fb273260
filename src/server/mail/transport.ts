import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer'
import { env } from '../env'

/** A server that says nothing for so long at any step is given up. */
const STEP_MS = 10_000
/** And so is one that answers each step a little earlier, but never finishes. */
const WHOLE_MS = 60_000

/** The mail was not finished in time, or this process stops: whether the server took it is not known. */
class Aborted extends Error {
  code = 'EABORTED'
}

/**
 * Hands a mail to the SMTP server.
 * @param shutdown ends the waiting for a server when this process stops
 * @throws what nodemailer throws, with `responseCode` where the server answered
 */
export async function handOver(mail: SendMailOptions, shutdown?: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(WHOLE_MS)
  const signal = shutdown ? AbortSignal.any([limit, shutdown]) : limit
  const sending = transporter().sendMail(mail)
  await Promise.race([sending, whenAborted(signal)])
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new Aborted('The mail was not finished.'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}

let cached: Transporter | undefined

function transporter(): Transporter {
  cached ??= nodemailer.createTransport({
    url: env().SMTP_URL,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return cached
}
