import type { PayloadRequest } from 'payload'

type Requested = { req?: PayloadRequest; token?: string }

/** The mail with the link for a new password of an account in the admin. */
export const resetMail = {
  generateEmailSubject: () => 'Your new password for the back office',
  generateEmailHTML: ({ req, token }: Requested = {}) => {
    const link = new URL(`/admin/new-password?token=${token}`, req!.payload.config.serverURL).href
    return [
      'Hello,',
      'Someone, most likely you, asked for a new password for your account in the back office. Choose it here:',
      `<a href="${link}">${link}</a>`,
      'The link works once, for one hour. If it was not you, leave this mail: your password stays as it is.',
    ]
      .map((paragraph) => `<p>${paragraph}</p><br>`)
      .join('')
  },
}
