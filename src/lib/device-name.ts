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

// Order matters: the user agent of each browser also contains the names of those below it.
const BROWSERS = [
  [/Firefox|FxiOS/, 'Firefox'],
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

/** Describes a device by its user agent, in enough detail to distinguish the devices of one person. */
export function describeDevice(userAgent: string | null): string {
  const agent = userAgent ?? ''
  const find = (kinds: readonly (readonly [RegExp, string])[]) => kinds.find(([pattern]) => pattern.test(agent))?.[1]
  return [find(SYSTEMS) ?? 'Unknown device', find(BROWSERS)].filter(Boolean).join(', ')
}
