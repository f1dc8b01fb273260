import { SLOT_KEYS, SLOTS } from '../../../rules/options'
import { number } from '../../../rules/explain'
import type { TabProps } from '../props'
import { Numbers } from './Numbers'
import styles from './nutrition.module.css'
import planStyles from '../../plan.module.css'

/** All numbers, collapsed until a parent expands them. */
export function ParentsNumbers(props: Pick<TabProps, 'input' | 'figures' | 'texts'>) {
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
                <td>{number(props.figures.meals[slot])} calories</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
