'use client'

import { useMemo } from 'react'
import { Stethoscope } from 'lucide-react'
import { Tabs } from '@/components/ui/Tabs.client'
import { portionFactor } from '../../../rules/macros'
import { dayMeals, indexFoods } from '../../../rules/meals'
import { YOUTH_UNTIL } from '../../../rules/options'
import { greetingOf } from '../../../rules/texts'
import type { TabProps } from '../props'
import { Safety } from '../Safety'
import { Groceries } from './Groceries.client'
import { MealPlan } from './MealPlan'
import styles from './nutrition.module.css'
import planStyles from '../../plan.module.css'

/** A day of meals and its groceries. */
export function NutritionTab(props: TabProps) {
  const { input, figures, session, texts, library } = props
  const foods = useMemo(() => indexFoods(library.foods), [library])
  const meals = useMemo(() => {
    const eater = { age: input.age, style: figures.style, diets: session.diets }
    return dayMeals(library.meals, foods, eater, session.swaps)
  }, [library, foods, input.age, figures.style, session.diets, session.swaps])

  return (
    <div className={`wrap ${planStyles.body}`}>
      <h2 className={styles.greeting}>{greetingOf(input)}</h2>
      {figures.status.needsDoctor && (
        <p className={planStyles.advice} role="note">
          <Stethoscope aria-hidden="true" size={26} strokeWidth={1.75} className="flex-none" />
          {texts.safety.doctor}
        </p>
      )}
      <Tabs
        label="Nutrition"
        className={styles.subtabs}
        tabs={[
          { key: 'meals', label: 'MEAL PLAN', content: <MealPlan {...props} foods={foods} meals={meals} /> },
          {
            key: 'groceries',
            label: 'GROCERY LIST',
            content: (
              <Groceries
                meals={meals}
                foods={foods}
                portion={portionFactor(input.age)}
                isYouth={input.age < YOUTH_UNTIL}
                session={session}
                onChange={props.onChange}
              />
            ),
          },
        ]}
      />
      <Safety safety={texts.safety} isAdult={input.age >= YOUTH_UNTIL} disclaimer={texts.safety.nutritionDisclaimer} />
    </div>
  )
}
