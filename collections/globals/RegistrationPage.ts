import type { Field } from 'payload'
import { FORM_CHOICE, HERO, PLAYER, TRYOUT } from '@/features/registration/rules/word-rules'
import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { list } from '../fields/lists'
import { section } from '../fields/page'

const SHORT = 60
const SENTENCES = 300

/** The texts around the two registration forms. The questions of the forms are fixed, because other code depends on them. */
export const RegistrationPage = definePage({
  slug: 'registration-page',
  label: 'Registration pages',
  description:
    'The words around both forms of /player-registration. The questions in the forms cannot be changed here.',
  tabs: [
    section('hero', 'Tryout: top', 'The first screen of the tryout page, and of /tryout-registration.', top(HERO)),
    section('choice', 'Switch', 'The two ways at the top, each with a hint who it is for.', [
      line('tryoutLabel', 'Leads to the tryout form.', { defaultValue: FORM_CHOICE.tryoutLabel, maxLength: SHORT }),
      line('tryoutHint', 'Who it is for, and how long it takes.', { defaultValue: FORM_CHOICE.tryoutHint }),
      line('playerLabel', 'Leads to the full form.', { defaultValue: FORM_CHOICE.playerLabel, maxLength: SHORT }),
      line('playerHint', 'Who it is for.', { defaultValue: FORM_CHOICE.playerHint }),
    ]),
    section('tryout', 'Tryout: form', 'Around the tryout form, and in its place once it is sent.', [
      line('title', 'Heading of the form.', { defaultValue: TRYOUT.title }),
      line('text', 'One sentence below it.', { defaultValue: TRYOUT.text, maxLength: SENTENCES }),
      ...around(TRYOUT, 3),
      line('callTitle', 'Heading above the phone number.', { defaultValue: TRYOUT.callTitle }),
      line('callLabel', 'Shown before the phone number.', { defaultValue: TRYOUT.callLabel, maxLength: SHORT }),
      ...thanks(TRYOUT),
    ]),
    section('player', 'Full registration', 'The page with the full form, from its top to the thanks.', [
      ...top(PLAYER),
      line('replyHint', 'Next to the parent’s email: when we answer.', { defaultValue: PLAYER.replyHint }),
      ...around(PLAYER, 4),
      ...thanks(PLAYER),
    ]),
  ],
})

function top({ label, title, lede }: typeof HERO): Field[] {
  return [
    line('label', 'Small line above the headline.', { defaultValue: label }),
    line('title', 'The headline.', { defaultValue: title }),
    long('lede', 'One or two sentences under the headline.', {
      required: true,
      maxLength: SENTENCES,
      defaultValue: lede,
    }),
  ]
}

function around(
  { note, stepsTitle, steps }: Pick<typeof TRYOUT, 'note' | 'stepsTitle' | 'steps'>,
  count: number,
): Field[] {
  return [
    line('note', 'Next to the button that sends the form.', { defaultValue: note }),
    line('stepsTitle', 'Heading above the steps.', { defaultValue: stepsTitle }),
    {
      ...list('steps', ['Step', 'Steps'], [1, count + 2], 'What happens, in its order.', [
        line('step', 'One short sentence.', { maxLength: SENTENCES }),
      ]),
      defaultValue: steps,
    },
  ]
}

function thanks({ thanksTitle, thanks: text }: Pick<typeof TRYOUT, 'thanksTitle' | 'thanks'>): Field[] {
  return [
    line('thanksTitle', 'Heading once the form is sent.', { defaultValue: thanksTitle }),
    long('thanks', 'The sentence below it.', { required: true, maxLength: SENTENCES, defaultValue: text }),
  ]
}
