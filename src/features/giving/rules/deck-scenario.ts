import type { Control, Stream } from './deck'

/** The numbers of memberships, rental hours and tournaments in a reader's scenario. */
export type Scenario = Partial<Record<Control, number>>

/** The settings of one slider. */
export type Slider = { control: Control; label: string; base: number; max: number }

const LABELS: Record<Control, string> = {
  memberships: 'Memberships',
  rentals: 'Rental hours a month',
  tournaments: 'Tournaments a month',
}
// Sliders reach up to three times the planned value.
const TIMES = 3

/** Returns the sliders of a deck: the first adjustable stream of each kind. */
export function listSliders(streams: readonly Stream[]): Slider[] {
  return streams.flatMap((stream, index) => {
    const { control, units } = stream
    if (!control || streams.findIndex((one) => one.control === control) !== index) return []
    return [{ control, label: LABELS[control], base: units, max: Math.max(units * TIMES, 1) }]
  })
}

/** Parses a scenario from the page's query string. Missing and invalid values are as planned. */
export function readScenario(search: string, sliders: readonly Slider[]): Scenario {
  const params = new URLSearchParams(search)
  const scenario: Scenario = {}
  for (const { control, base, max } of sliders) {
    const value = params.get(control)
    scenario[control] = value !== null && /^\d{1,5}$/.test(value) ? Math.min(Number(value), max) : base
  }
  return scenario
}

/** Returns the query string of a scenario; empty when everything is as planned. */
export function writeScenario(scenario: Scenario, sliders: readonly Slider[]): string {
  const changed = sliders.filter(({ control, base }) => (scenario[control] ?? base) !== base)
  const params = new URLSearchParams(changed.map(({ control }) => [control, String(scenario[control])]))
  return changed.length > 0 ? `?${params}` : ''
}

/** Returns the streams changed by the scenario. Streams as planned keep their stated amount. */
export function applyScenario(streams: readonly Stream[], scenario: Scenario): Stream[] {
  return streams.map((stream) => {
    const units = stream.control ? scenario[stream.control] : undefined
    if (units === undefined || units === stream.units) return stream
    return { ...stream, units, cents: units * stream.unitCents }
  })
}
