import { letter, type Occasion } from './occasion'

/** To families of players and to parents with an account. */
export const TO_FAMILIES = {
  invitation: {
    label: 'Invitation to enrol',
    sentWhen: 'When a player is accepted to a roster, and when you send a new link. Links from before end.',
    words: ['guardian', 'player', 'link', 'days', 'account'],
    needs: ['link'],
    subject: '{player} has a place on the team',
    body: letter(
      'Hello {guardian},',
      '{player} has a place on the team. One page is left before the first practice: whom we call, what a coach must know, and your consents. It takes about five minutes:',
      '{link}',
      'The link is yours alone and works for {days} days. Please do not pass it on.',
      'To follow {player} in the film room, choose a password for this address here:',
      '{account}',
      'Questions? Call us: {phone}',
    ),
  },
  newLink: {
    label: 'New private link',
    sentWhen: 'When a family has lost its link and asks for another one, and when you correct its address.',
    words: ['player', 'reference', 'link'],
    needs: ['link'],
    subject: 'Your private link ({reference})',
    body: letter(
      'Hello,',
      'Here is a new private link to what you sent us about {player}: {link}',
      'You did not ask for it? It also comes when we correct a mistyped address, and whoever knows your reference can ask. The link went to you alone. Call {phone} if you worry.',
    ),
  },
  filmReminder: {
    label: 'Film room reminder',
    sentWhen: 'The day before something is due and not done, from 8 am to 8 pm, to the parents.',
    words: ['player', 'film', 'when', 'task', 'link'],
    needs: ['player', 'task'],
    subject: 'Due tomorrow in the film room: {film}',
    body: letter(
      'Hello,',
      '{player} has one thing to do in the film room until tomorrow, {when}: {task}',
      'The film room is at {link}. {player} signs in there with the usual access code.',
      'If it is done by now, thank you, and never mind this mail.',
    ),
  },
  accountConfirm: {
    label: 'Parents’ account: confirm the address',
    sentWhen: 'When a parent opens an account. It names nobody: an address may be mistyped.',
    words: ['link'],
    needs: ['link'],
    subject: 'Confirm your e-mail address',
    body: letter(
      'Hello,',
      'Please confirm that this is your address, within two days:',
      '{link}',
      'You will be asked for the password you chose. If you did not open an account, do nothing: without this step it stays closed.',
    ),
  },
  passwordReset: {
    label: 'Parents’ account: new password',
    sentWhen: 'When a parent has forgotten the password.',
    words: ['link'],
    needs: ['link'],
    subject: 'Choose a new password',
    body: letter(
      'Hello,',
      'Choose a new password with this link, within an hour:',
      '{link}',
      'If you did not ask for it, do nothing: your password stays as it is.',
    ),
  },
  accountExists: {
    label: 'Parents’ account: there is one already',
    sentWhen: 'When somebody opens an account with an address that has one.',
    words: ['link', 'account'],
    needs: ['link', 'account'],
    subject: 'You already have an account',
    body: letter(
      'Hello,',
      'Somebody, probably you, tried to open an account with this address. There is one already. Sign in here:',
      '{link}',
      'Forgot the password? Choose a new one:',
      '{account}',
    ),
  },
} as const satisfies Record<string, Occasion>
