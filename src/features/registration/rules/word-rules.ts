// The default texts of the pages and of the admin, so that the forms work before staff have written any text.

/** The hero of the tryout page, and of the page with its form alone. */
export const HERO = {
  label: 'Join the academy',
  title: 'TRYOUT REGISTRATION',
  lede: 'Take the first step toward elite basketball development. Register for tryouts today.',
}

/** The labels of the switch between the two forms. */
export const FORM_CHOICE = {
  tryoutLabel: 'Tryout',
  tryoutHint: 'New here? Reserve a spot, 2 minutes',
  playerLabel: 'Player Registration',
  playerHint: 'Ready to join or invited back',
}

/** The texts around the tryout form, and of its confirmation. */
export const TRYOUT = {
  title: 'Register for Tryouts',
  text: 'Fill out the form below to reserve your spot at our next tryout',
  note: 'You pay nothing now.',
  stepsTitle: 'How it goes',
  steps: toSteps(
    'You send this form.',
    'We contact you shortly with the next date.',
    'Your player comes, plays and meets the coaches.',
  ),
  callTitle: 'Rather talk to someone?',
  callLabel: 'Call or text',
  thanksTitle: 'Registration Successful!',
  thanks: 'Thank you for registering. We received your information, and we will contact you shortly with next steps.',
}

/** The texts of the full registration: its hero, around the form, and of its confirmation. */
export const PLAYER = {
  label: 'Join the academy',
  title: 'PLAYER REGISTRATION',
  lede: 'For the parent or guardian: tell us about your player and how to reach you. It takes about six minutes, and your answers stay in this tab until you send them.',
  replyHint: 'We answer here within 48-72 hours.',
  note: 'You pay nothing now.',
  stepsTitle: 'What Happens Next',
  steps: toSteps(
    'Our staff review the registration.',
    'You get an email or call within 48-72 hours.',
    'If selected, your player comes to an evaluation session.',
    'A training group is decided.',
  ),
  thanksTitle: 'REGISTRATION COMPLETE',
  thanks: 'Thank you. The registration is safely with our staff.',
}

export type TryoutTexts = typeof TRYOUT
export type PlayerTexts = typeof PLAYER

function toSteps(...steps: string[]): { step: string }[] {
  return steps.map((step) => ({ step }))
}
