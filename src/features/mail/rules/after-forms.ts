import { letter, QUESTIONS, type MailTemplate } from './mail-template'

const QUESTIONS_REFERENCE = `${QUESTIONS}, and have the reference at hand.`
const FOLLOW = 'See the status, or change something until we have read it: {link}'
const CALENDAR = 'For your calendar: {calendar}'
const MOVE_TOUR = 'Move or cancel it with your private link: {link}'

/** Mails that confirm a form submission to its sender. They contain nothing beyond the confirmation of receipt. */
export const AFTER_FORMS = {
  registrationReceived: {
    label: 'Registration received',
    sentWhen: 'At once, to the parent who sent a registration.',
    placeholders: ['guardian', 'player', 'reference', 'link'],
    required: ['reference', 'link'],
    subject: 'We have your registration ({reference})',
    body: letter(
      'Hello {guardian},',
      'Thank you. We received {player}’s registration. Your reference is {reference}.',
      'Our staff read it now. You will hear from us by email or phone within 48-72 hours. If your player is selected, we invite you to an evaluation session, and then decide the training group together.',
      FOLLOW,
      QUESTIONS_REFERENCE,
    ),
  },
  tryoutReceived: {
    label: 'Tryout registration received',
    sentWhen:
      'At once, to the parent who asked for a tryout spot. A family that signed up on an event’s page reads its date and place.',
    placeholders: ['guardian', 'player', 'reference', 'link', 'event', 'calendar'],
    required: ['reference', 'link'],
    subject: 'We have your tryout registration ({reference})',
    body: letter(
      'Hello {guardian},',
      'Thank you. We received {player}’s tryout registration. Your reference is {reference}.',
      'You signed up for: {event}',
      CALENDAR,
      'We will contact you shortly with next steps.',
      FOLLOW,
      QUESTIONS_REFERENCE,
    ),
  },
  applicationReceived: {
    label: 'Application received',
    sentWhen: 'At once, to the applicant to the Advanced Academy. The form does not ask for a parent’s name.',
    placeholders: ['player', 'reference', 'link'],
    required: ['reference', 'link'],
    subject: 'We have your application ({reference})',
    body: letter(
      'Hello,',
      'Thank you. We received {player}’s application to the Advanced Academy. Your reference is {reference}.',
      'A coach reads it now. You will hear from us by email or phone within 48-72 hours.',
      FOLLOW,
      QUESTIONS_REFERENCE,
    ),
  },
  messageReceived: {
    label: 'Message received',
    sentWhen: 'At once, to the sender of the contact form.',
    placeholders: ['reference'],
    required: ['reference'],
    subject: 'We have your message ({reference})',
    body: letter(
      'Hello,',
      'Thank you for writing to us. Your message arrived, and someone will answer you. Your reference is {reference}.',
    ),
  },
  pledgeReceived: {
    label: 'Pledge received',
    sentWhen: 'At once, to the donor who pledged. The link leads to the ways to pay.',
    placeholders: ['reference', 'amount', 'link'],
    required: ['reference', 'amount', 'link'],
    subject: 'Thank you for your pledge ({reference})',
    body: letter(
      'Hello,',
      'Thank you. You pledged {amount}. Your reference is {reference}. Nothing was charged: a pledge is a promise, and you choose how to keep it.',
      'The ways to pay are here: {link}\nPlease write the reference on your check or transfer.',
      'Once your gift is here, you get a letter for your taxes.',
      'Questions, or another amount? Reply to this mail or call {phone}.',
    ),
  },
  sponsorReceived: {
    label: 'Sponsor inquiry received',
    sentWhen: 'At once, to the company that asked about sponsoring.',
    placeholders: ['reference'],
    required: ['reference'],
    subject: 'We have your sponsor inquiry ({reference})',
    body: letter(
      'Hello,',
      'Thank you for thinking of our players. Your inquiry arrived, and someone will call or write to you. Your reference is {reference}.',
      `${QUESTIONS}.`,
    ),
  },
  tourReceived: {
    label: 'Tour requested',
    sentWhen: 'At once, to the visitor. With an agreed time, the calendar file goes with it.',
    placeholders: ['reference', 'when', 'link', 'calendar'],
    required: ['reference', 'when', 'link'],
    subject: 'We have your tour request ({reference})',
    body: letter(
      'Hello,',
      'Thank you for your interest. You asked for a tour on {when} (Arizona time). Your reference is {reference}. We confirm it by mail or phone.',
      MOVE_TOUR,
      CALENDAR,
      `${QUESTIONS}.`,
    ),
  },
  tourMoved: {
    label: 'Tour moved',
    sentWhen: 'When a visitor chooses another time by the private link.',
    placeholders: ['reference', 'when', 'link', 'calendar'],
    required: ['when', 'link'],
    subject: 'Your tour has moved ({reference})',
    body: letter(
      'Hello,',
      'Your tour has moved to {when} (Arizona time). We confirm the new time by mail or phone.',
      MOVE_TOUR,
      CALENDAR,
      `${QUESTIONS}.`,
    ),
  },
  tourCancelled: {
    label: 'Tour canceled',
    sentWhen: 'When a visitor cancels by the private link.',
    placeholders: ['reference'],
    required: [],
    subject: 'Your tour is canceled ({reference})',
    body: letter('Hello,', 'Your tour is canceled. Thank you for telling us.', `${QUESTIONS}.`),
  },
} as const satisfies Record<string, MailTemplate>
