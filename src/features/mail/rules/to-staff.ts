import { letter, type MailTemplate } from './mail-template'

/** Mails to coaches and admins about the credentials of a coach. */
export const TO_STAFF = {
  credentialEnds: {
    label: 'Credential ends: to the coach',
    sentWhen: '60 and 14 days before a credential of a coach ends, to the coach.',
    placeholders: ['coach', 'credential', 'when', 'link'],
    required: ['credential', 'when'],
    subject: '{credential}: please renew it by {when}',
    body: letter(
      'Hello {coach},',
      'This ends on {when}: {credential}.',
      'Please renew it in good time, and send the office the new papers. From the day after, rosters, players’ cards and the film work of your players are closed to you until an admin has entered the new day.',
      'Your account shows the state of your credentials: {link}',
      'Thank you for keeping our players safe.',
    ),
  },
  credentialEndsAdmin: {
    label: 'Credential ends: to the admins',
    sentWhen: '60 and 14 days before a credential of a coach ends, to every admin.',
    placeholders: ['coach', 'credential', 'when', 'link'],
    required: ['coach', 'credential', 'when'],
    subject: '{credential} of a coach ends on {when}',
    body: letter(
      'Hello,',
      'A credential of {coach} ends on {when}: {credential}.',
      'Once the new papers are there, enter the new day on the account: {link}',
      'Without it, children’s data closes to this coach the day after.',
    ),
  },
} as const satisfies Record<string, MailTemplate>
