import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer'
import { env } from '../env'

/** The timeout of each SMTP step. */
const STEP_MS = 10_000
/** The timeout of the whole delivery, for servers that respond to each step just in time. */
const WHOLE_MS = 60_000

/** The delivery timed out, or this process is shutting down: whether the server accepted the mail is unknown. */
class Aborted extends Error {
  code = 'EABORTED'
}

/**
 * Sends a mail to the SMTP server.
 * @param shutdown aborts the delivery when this process shuts down
 * @throws the error of nodemailer, with `responseCode` if the server responded
 */
export async function sendMail(mail: SendMailOptions, shutdown?: AbortSignal): Promise<void> {
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
