const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows computer'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
] as const

// Each names itself after those that stand below it.
const BROWSERS = [
  [/Firefox|FxiOS/, 'Firefox'],
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

/** A device in words, by what its browser says of itself: enough to tell somebody's devices apart, and no more. */
export function describeDevice(userAgent: string | null): string {
  const agent = userAgent ?? ''
  const find = (kinds: readonly (readonly [RegExp, string])[]) => kinds.find(([pattern]) => pattern.test(agent))?.[1]
  return [find(SYSTEMS) ?? 'Unknown device', find(BROWSERS)].filter(Boolean).join(', ')
}
