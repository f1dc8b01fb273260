import type { Field } from 'payload'
import { YOUTH_BMI } from '@/features/plan/rules/options'
import { definePage } from '../access/content'
import { checkbox, line, long } from '../fields/basic'
import { list, titledList } from '../fields/lists'
import { heading, section } from '../fields/page'
import { choice } from '../plan/fields'

/** The texts of the plan generator, and the figures that staff can adjust. */
export const PlanPage = definePage({
  slug: 'plan-page',
  label: 'Performance tracker page',
  description:
    'The page /performance-tracker: training and nutrition plans, made in the visitor’s browser. Its exercises, meals, foods, videos and tips are kept under Plan.',
  tabs: [
    section('hero', 'Hero', 'The first screen, above the form.', [
      line('label', 'Small line above the headline.'),
      line('title', 'The headline, in capitals.', { maxLength: 60 }),
      sentence('lede', 'One or two sentences under the headline.'),
    ]),
    section('form', 'Form', 'Around the questions.', [
      ...heading(),
      sentence('text', 'That nothing is sent, and what families get.'),
      sentence('grownUp', 'Next to the tick for players under 13: why a grown-up should be there.'),
    ]),
    section('focus', 'Goals', 'What the training plan says first, one text for each goal.', [
      sentence('all', 'For “All-around”.'),
      sentence('stronger', 'For “Get stronger”.'),
      sentence('jumpHigher', 'For “Jump higher”.'),
      sentence('getQuicker', 'For “Get quicker”.'),
      sentence('gainWeight', 'For “Gain weight”, from 14 on.'),
      sentence('growing', 'For “Gain weight” below 14: more snacks around training, no extra number.'),
      sentence('loseWeight', 'For “Lose weight”, adults only.'),
      sentence('feelFitter', 'For the same choice below 18, where it reads “Feel fitter (no dieting)”.'),
      titledList('habits', ['Habit', 'Habits'], [3, 6], 'Shown with “Feel fitter”: habits instead of a diet.'),
    ]),
    section('schedule', 'Schedule', 'The focus of each day. Players see as many days as they train.', [
      sentence('spread', 'How to lay seven days over a real week.'),
      template('upToTwo', 'For one or two training days'),
      template('threeOrFour', 'For three or four training days'),
      template('fiveToSeven', 'For five to seven training days'),
      sentence('fewerChild', 'Why a player up to 11 should train at most five days.'),
      sentence('fewerTeen', 'Why a player of 12 to 17 should train at most six days.'),
      sentence('fewerAdult', 'A note for adults who train every day.'),
    ]),
    section('food', 'Food', 'Between the meals.', [
      sentence('childNote', 'Under 12. Say that portions are about 2/3 of an adult’s.'),
      sentence('teenNote', 'From 12 to 17.'),
      sentence('protein', 'Next to the protein. The plan adds the grams that this player needs.'),
      sentence('diets', 'Next to the allergy and diet choices. Say that labels must be read.'),
      sentence('guard', 'Advice for guards.'),
      sentence('forward', 'Advice for forwards.'),
      sentence('center', 'Advice for centers.'),
      sentence('thirst', 'How to drink: to thirst, never forced.'),
      sentence('sportsDrinks', 'When a sports drink makes sense, and that energy drinks never do.'),
      sentence('heat', 'The Arizona summer.'),
    ]),
    section('safety', 'Safety', 'Shown on both tabs of every plan. Have a doctor read it once a year.', [
      line('stopTitle', 'Heading of the list.'),
      sentence('stopText', 'What to do when one of them happens.'),
      list('stops', ['Sign', 'Signs'], [4, 12], 'Signs to stop and see a doctor.', [
        line('sign', 'In plain words.', { maxLength: 160 }),
      ]),
      sentence('youthNote', 'On the training tab under 18.'),
      sentence('doctor', 'When weight and height lie far outside the usual range.'),
      sentence('adultNote', 'For adults: who this plan is not made for.'),
      sentence('trainingDisclaimer', 'The last line of the training tab.'),
      sentence(
        'nutritionDisclaimer',
        'The last line of the nutrition tab. Keep “professional medical or nutritional advice”.',
      ),
    ]),
    section('settings', 'Figures', 'What staff decide about the figures. Change them only with a dietitian’s advice.', [
      checkbox(
        'youthMacroClamp',
        'The minimum for growing bodies. Switched off, the adult split of 20% applies to all.',
        { label: 'At least 25% fat under 18', defaultValue: true },
      ),
      choice('youthBmi', YOUTH_BMI, 'How weight status is told under 18. The first choice is the safe one.', {
        label: 'Weight status under 18',
        defaultValue: 'both',
      }),
    ]),
  ],
})

function sentence(name: string, description: string): Field {
  return long(name, description, { required: true, maxLength: 400 })
}

function template(name: string, label: string): Field {
  return {
    ...list(name, ['Day', 'Days'], [7, 7], 'Exactly seven, in order.', [
      line('focus', 'A few words, for example “Ball handling and first step”.', { maxLength: 60 }),
    ]),
    label,
  }
}
