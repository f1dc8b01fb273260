import type { Warning } from './warning'

const PARTS: readonly { part: string; kinds: readonly Warning['kind'][] }[] = [
  { part: 'headings', kinds: ['heading'] },
  { part: 'links', kinds: ['link', 'link-text'] },
  { part: 'picture texts', kinds: ['picture'] },
  { part: 'amounts', kinds: ['fee'] },
  { part: 'ages', kinds: ['ages'] },
  { part: 'hours', kinds: ['hours'] },
  { part: 'names', kinds: ['name'] },
]

/** Lists the checks without warnings: 'Headings, links, ages'. */
export function passedChecks(warnings: readonly Pick<Warning, 'kind'>[]): string {
  const kinds = new Set(warnings.map(({ kind }) => kind))
  const good = PARTS.filter((one) => !one.kinds.some((kind) => kinds.has(kind))).map(({ part }) => part)
  const text = good.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
