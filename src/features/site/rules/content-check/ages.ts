import { formatAges, parseStageAges } from '../stage-ages'
import type { CheckFacts } from './facts'
import type { Passage } from './passages'
import type { Finding } from './warning'
import { occursOnce } from './phrases'

const RANGES = [
  /\bage[sd]?(?: of| from| between)? (\d{1,2}(?:\s?[-–]\s?| to | through | and )\d{1,2})(?!\d|:| ?[ap]m\b)/gi,
  /(?<![\d$.])\b(\d{1,2}(?:\s?[-–]\s?| to )\d{1,2})(?=[ -]years?[ -]olds?\b)/gi,
]
const PUT = '{ages}'
const FROM = /\bages? (\d{1,2})(?: and (?:up|older|above|over)\b|\+)/gi

/**
 * Finds ages written by hand that contradict the stages: below the first one, beyond the last one if it has an upper end, or
 * starting within the first. Ages of a single offer, such as "10 to 13", are within the stages and not reported.
 */
export function checkAges({ text, pieces, canFill }: Passage, { stages }: CheckFacts): Finding[] {
  const { spans, isOpen } = parseStageAges(stages)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return []
  const isTooYoung = (low: number) => low < first.low || (low > first.low && low <= first.high)
  const ranges = RANGES.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match): Finding[] => {
    const [low = 0, high = 0] = (match[1] ?? '').match(/\d+/g)?.map(Number) ?? []
    const isSingleStage = spans.some((span) => span.low <= low && high <= span.high)
    if (low >= high || isSingleStage || !(isTooYoung(low) || (high > last.high && !isOpen))) return []
    return [toFinding(match[1]!, stages, canFill && occursOnce(pieces, match[1]!, PUT))]
  })
  const open = [...text.matchAll(FROM)].filter(([, low]) => isTooYoung(Number(low)))
  return [...ranges, ...open.map(([words]) => toFinding(words, stages, false))]
}

function toFinding(quote: string, stages: readonly string[], isReplaceable: boolean): Finding {
  const change = { find: quote, put: PUT }
  return {
    kind: 'ages',
    message: `“${quote}” differs from Stages: ${formatAges(stages)}`,
    fix: isReplaceable ? { label: 'Use the stages', change } : null,
  }
}
