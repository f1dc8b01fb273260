import type { Control, Stream } from './deck'

/** How many memberships, rental hours and tournaments a reader tries out. */
export type Scenario = Partial<Record<Control, number>>

/** What one slider offers. */
export type Slider = { control: Control; label: string; base: number; max: number }

const LABELS: Record<Control, string> = {
  memberships: 'Memberships',
  rentals: 'Rental hours a month',
  tournaments: 'Tournaments a month',
}
// A reader may dream up to three times the plan.
const TIMES = 3

/** The sliders of a deck: its streams that readers may move, the first of each kind. */
export function listSliders(streams: readonly Stream[]): Slider[] {
  return streams.flatMap((stream, index) => {
    const { control, units } = stream
    if (!control || streams.findIndex((one) => one.control === control) !== index) return []
    return [{ control, label: LABELS[control], base: units, max: Math.max(units * TIMES, 1) }]
  })
}

/** The scenario that a page's query asks for; what it does not name, or names badly, is as planned. */
export function readScenario(search: string, sliders: readonly Slider[]): Scenario {
  const params = new URLSearchParams(search)
  const scenario: Scenario = {}
  for (const { control, base, max } of sliders) {
    const asked = params.get(control)
    scenario[control] = asked !== null && /^\d{1,5}$/.test(asked) ? Math.min(Number(asked), max) : base
  }
  return scenario
}

/** The query that leads back to a scenario; empty when everything is as planned. */
export function writeScenario(scenario: Scenario, sliders: readonly Slider[]): string {
  const changed = sliders.filter(({ control, base }) => (scenario[control] ?? base) !== base)
  const params = new URLSearchParams(changed.map(({ control }) => [control, String(scenario[control])]))
  return changed.length > 0 ? `?${params}` : ''
}

/** The streams as the scenario makes them. What is as planned keeps its stated amount. */
export function applyScenario(streams: readonly Stream[], scenario: Scenario): Stream[] {
  return streams.map((stream) => {
    const units = stream.control ? scenario[stream.control] : undefined
    if (units === undefined || units === stream.units) return stream
    return { ...stream, units, cents: units * stream.unitCents }
  })
}
