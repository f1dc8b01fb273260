/** The texts of the mails about credentials as they were when the migration of coach credentials was written. */
export const CREDENTIAL_MAILS = {
  coach: {
    subject: '{credential}: please renew it by {when}',
    body: `Hello {coach},

This ends on {when}: {credential}.

Please renew it in good time, and send the office the new papers. From the day after, rosters, players’ cards and the film work of your players are closed to you until an admin has entered the new day.

Your account shows the state of your credentials: {link}

Thank you for keeping our players safe.

{academy}`,
  },
  admin: {
    subject: '{credential} of a coach ends on {when}',
    body: `Hello,

A credential of {coach} ends on {when}: {credential}.

Once the new papers are there, enter the new day on the account: {link}

Without it, children’s data closes to this coach the day after.

{academy}`,
  },
}
