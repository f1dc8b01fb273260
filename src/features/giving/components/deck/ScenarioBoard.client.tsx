'use client'

import { useIsReady } from '@/components/form/use-is-ready'
import { formatDollars } from '@/lib/money'
import { AmountTable } from './AmountTable'
import { BreakEvenChart } from './BreakEvenChart'
import { breakEvenMonth, revenueByMonth, total, type Stream } from '../../rules/deck'
import { applyScenario, listSliders, type Slider } from '../../rules/deck-scenario'
import { useScenario } from './use-scenario'
import styles from './deck.module.css'

type Props = { streams: Stream[]; overheadCents: number; rampPercent: number; rampMonths: number }

/** Shows the revenue streams of a month, up to three of them with sliders, and how they affect the result. */
export function ScenarioBoard({ streams, overheadCents, rampPercent, rampMonths }: Props) {
  const sliders = listSliders(streams)
  const [scenario, change] = useScenario(sliders)
  const moved = applyScenario(streams, scenario)
  const revenue = revenueByMonth(total(moved), rampPercent, rampMonths)
  const month = breakEvenMonth(revenue, overheadCents)
  const result = total(moved) - overheadCents
  const isPlan = sliders.every(({ control, base }) => scenario[control] === base)
  return (
    <div className={styles.scenarioBoard}>
      <AmountTable caption="Revenue streams of a month" rows={moved} totalLabel="Total a month" unit=" a month" />
      <div className={styles.scenario}>
        <h3>What if?</h3>
        {sliders.map((slider) => (
          <SliderRow
            key={slider.control}
            slider={slider}
            value={scenario[slider.control] ?? slider.base}
            onChange={(value) => change({ ...scenario, [slider.control]: value })}
          />
        ))}
        <p className={styles.scenarioResult} aria-live="polite">
          <span>
            <b className="num">{formatDollars(result)}</b> a month after overhead
          </span>
          <span>
            <b className="num">{month === null ? 'Not in two years' : `Month ${month}`}</b> is the first that pays for
            itself
          </span>
        </p>
        <button type="button" className="btn line" disabled={isPlan} onClick={() => change({})}>
          Back to the plan
        </button>
      </div>
      <BreakEvenChart revenue={revenue} overheadCents={overheadCents} month={month} />
    </div>
  )
}

type RowProps = { slider: Slider; value: number; onChange: (value: number) => void }

function SliderRow({ slider: { control, label, max }, value, onChange }: RowProps) {
  const isReady = useIsReady()
  return (
    <div className={styles.scenarioSlider}>
      <label htmlFor={control}>{label}</label>
      <output htmlFor={control} className="num">
        {value}
      </output>
      <input
        id={control}
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        disabled={!isReady}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
