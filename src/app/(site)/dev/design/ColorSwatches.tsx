const COLORS = [
  'ink-950 ink-900 ink-800 ink-700 ink-500',
  'chalk-50 chalk-100 chalk-200 chalk-300',
  'ember-400 ember-500 ember-700 maple-400 maple-600',
  'ok ok-bg warn warn-bg bad bad-bg info info-bg',
]

/** All colors by name. */
export function ColorSwatches() {
  return (
    <div className="grid gap-4">
      {COLORS.map((row) => (
        <ul key={row} className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {row.split(' ').map((name) => (
            <li key={name} className="text-small">
              <span
                className="block h-16 rounded-card border border-chalk-300"
                style={{ background: `var(--color-${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
