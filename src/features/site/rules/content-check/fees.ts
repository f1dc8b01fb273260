import { formatCents, startingTotalCents } from '@/lib/money'
import type { CheckFacts } from './facts'
import type { Passage } from './passages'
import type { Finding } from './warning'
import { occursOnce } from './phrases'

type FeeName = 'monthly' | 'registration' | 'total'

const AMOUNT = /(?<!\d\s?[-–]\s?)\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?(?!\d|[.,]\d| ?[KM]\b|\s?[-–]\s?\$?\d)/g

/** Words near an amount that identify the fee. */
const CONTEXTS: readonly { fee: FeeName; after: RegExp; before: RegExp }[] = [
  {
    fee: 'monthly',
    after: /^\s?(?:\/|a |per |each |every )\s?month\b|^ monthly\b/i,
    before: /\b(?:monthly fee(?: is| of|:)?|(?:a|each|every|one) month costs)\s$/i,
  },
  {
    fee: 'registration',
    after: /^ (?:one-time )?registration fee\b/i,
    before: /\bregistration fee(?: is| of|:)?\s$/i,
  },
  {
    fee: 'total',
    after: /^ (?:in total )?to (?:get started|start|join)\b/i,
    before: /\b(?:get started|to start|to join)(?: for| with|:)\s$/i,
  },
]

/** An amount near these words is a gift or a saving, or belongs to an offer with its own price. */
const OTHER_MONEY =
  /\b(?:donat|gift|giv(?:e|es|ing)\b|sponsor|pledge|scholarship|sav(?:e|es|ing)\b|discount|private|off\b)/i

/** Finds amounts written by hand that contradict the fees. Amounts that agree with them are not reported. */
export function checkFees({ text, pieces, canFill }: Passage, { fees, formerFees }: CheckFacts): Finding[] {
  const current = amountsOf(fees)
  if (current.total === 0) return []
  return [...text.matchAll(AMOUNT)].flatMap((match): Finding[] => {
    const [amount, dollars = '', cents = '00'] = match
    const amountCents = Number(dollars.replaceAll(',', '')) * 100 + Number(cents)
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + amount.length)]
    if (OTHER_MONEY.test(sentenceAround(before, after))) return []
    const context = CONTEXTS.find((one) => one.after.test(after) || one.before.test(before))
    if (!context) {
      const isNow = Object.values(current).includes(amountCents)
      return !isNow && isFormer(amountCents, cents === '00', formerFees) ? [formerFinding(amount)] : []
    }
    // The monthly fee may equal the registration fee, so only the fee named in the text counts.
    if (amountCents === current[context.fee]) return []
    const unit = context.after.exec(after)?.[0] ?? ''
    const put = `{${context.fee}}`
    const isReplaceable = canFill && occursOnce(pieces, amount, put)
    return [
      {
        kind: 'fee',
        message: `“${amount}${unit}” differs from Fees: ${formatCents(current[context.fee])}`,
        fix: isReplaceable ? { label: 'Use the fee', change: { find: amount, put } } : null,
      },
    ]
  })
}

function amountsOf(fees: CheckFacts['fees']): Record<FeeName, number> {
  return {
    monthly: fees.monthlyCents,
    registration: fees.registrationCents,
    total: startingTotalCents(fees),
  }
}

function isFormer(amountCents: number, isWhole: boolean, former: readonly number[]): boolean {
  return former.some((cents) => cents === amountCents || (isWhole && Math.floor(cents / 100) * 100 === amountCents))
}

function formerFinding(amount: string): Finding {
  return { kind: 'fee', message: `“${amount}” was a fee once and is none now`, hint: 'See Fees for today’s amounts.' }
}

function sentenceAround(before: string, after: string): string {
  return (before.split(/[.!?]\s/).at(-1) ?? '') + (after.split(/[.!?]\s/)[0] ?? '')
}
