import { Lightbulb } from 'lucide-react'
import { formatNumber } from '@/lib/counts'
import { pickTip, type DayMeals, type FoodIndex } from '../../../rules/meals'
import { type Diet, DIET_KEYS, DIETS, PARENT_UNTIL, SLOT_KEYS, SLOTS } from '../../../rules/options'
import { trainingLine } from '../../../rules/texts'
import type { TabProps } from '../props'
import { Hydration } from './Hydration'
import { Meals } from './Meals'
import { Numbers } from './Numbers'
import { Plate } from './Plate'
import styles from './nutrition.module.css'
import planStyles from '../../plan.module.css'
import { ChipChoices } from '../ChipChoices'

type Props = TabProps & { foods: FoodIndex; meals: DayMeals }

/** A day of meals. Below 13 the plate comes first and all numbers are collapsed for parents. */
export function MealPlan(props: Props) {
  const { input, figures, session, texts, library, meals, foods, onChange } = props
  const isLight = input.age < PARENT_UNTIL
  const tip = pickTip(library.tips, figures.style, input.age, session.drawn)
  const note = { child: texts.food.childNote, teen: texts.food.teenNote, adult: null }[figures.band]
  const advice = input.position === 'none' ? null : texts.food[input.position]
  return (
    <div className={styles.mealPlan}>
      {isLight ? <Plate /> : <Numbers {...props} />}
      {(tip || note) && (
        <div className={styles.tips}>
          {tip && (
            <figure className={styles.tip}>
              <figcaption className="label">Trainer tip</figcaption>
              <blockquote>{tip}</blockquote>
            </figure>
          )}
          {note && (
            <p className={planStyles.note}>
              <Lightbulb aria-hidden="true" size={24} strokeWidth={1.75} className="flex-none" />
              {note}
            </p>
          )}
        </div>
      )}
      <section aria-labelledby="meals-heading" className={planStyles.section}>
        <h2 id="meals-heading">A day on the plate</h2>
        <DietChoices
          text={texts.food.diets}
          diets={session.diets}
          onChange={(diets) => onChange({ diets, swaps: {} })}
        />
        <Meals
          meals={meals}
          foods={foods}
          diets={session.diets}
          age={input.age}
          calories={isLight ? null : figures.meals}
          onSwap={(slot) => onChange({ swaps: { ...session.swaps, [slot]: (session.swaps[slot] ?? 0) + 1 } })}
        />
      </section>
      <Hydration hydration={figures.hydration} texts={texts.food} />
      {advice && (
        <section aria-labelledby="position-heading" className={styles.position}>
          <h2 id="position-heading">For your position</h2>
          <p>{advice}</p>
        </section>
      )}
      {isLight && <ParentsNumbers {...props} />}
      <p className={styles.line}>{trainingLine(input)}</p>
    </div>
  )
}

type DietChoicesProps = { text: string; diets: readonly Diet[]; onChange: (diets: Diet[]) => void }

/** The ingredients that the family avoids. Meals that contain them are removed from the plan and the groceries immediately. */
function DietChoices({ text, diets, onChange }: DietChoicesProps) {
  return (
    <ChipChoices
      legend="What does your family avoid?"
      choices={DIET_KEYS.map((key) => ({ key, label: DIETS[key].label }))}
      chosen={diets}
      onToggle={(diet, isAvoided) => onChange(isAvoided ? [...diets, diet] : diets.filter((one) => one !== diet))}
    >
      {text}
    </ChipChoices>
  )
}

/** All numbers, collapsed until a parent expands them. */
function ParentsNumbers(props: Pick<TabProps, 'input' | 'figures' | 'texts'>) {
  return (
    <details className={`${planStyles.fold} `}>
      <summary>Show numbers for parents</summary>
      <div className="mt-6">
        <Numbers {...props} />
        <h3 className="mt-8">Calories by meal</h3>
        <table className={styles.table}>
          <tbody>
            {SLOT_KEYS.map((slot) => (
              <tr key={slot}>
                <th scope="row">{SLOTS[slot]}</th>
                <td>{formatNumber(props.figures.meals[slot])} calories</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
