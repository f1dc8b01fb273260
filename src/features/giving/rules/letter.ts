import { formatDay } from '@/lib/dates'
import { formatCents, LETTER_FROM_CENTS } from '@/lib/money'

/** A received gift with the data of its letter. */
export type Gift = {
  reference: string
  name: string
  cents: number
  /** The day it was received. */
  day: string
  goodsText?: string | null
  goodsCents?: number | null
}

export type Academy = { academyName: string; street: string; cityLine: string; taxId: string; nonprofitStatus: string }

/** Returns whether the letter required by law is still missing for a received gift. */
export function isLetterDue(gift: { cents: number; letterSentOn?: string | null; status: string }): boolean {
  return gift.status === 'received' && gift.cents >= LETTER_FROM_CENTS && !gift.letterSentOn
}

/** Returns the text of an acknowledgment letter: name, amount, day, and what the donor received for it. */
export function letterLines(gift: Gift, academy: Academy): string[] {
  return [
    `Dear ${gift.name},`,
    `Thank you for your gift of ${formatCents(gift.cents)}, which we received on ${formatDay(gift.day, 'MMMM d, yyyy')}.`,
    goodsSentence(gift),
    `${academy.academyName} is ${lowerFirst(academy.nonprofitStatus)}. Our EIN is ${academy.taxId}.`,
    'Please keep this letter with your tax records.',
    'With our thanks,',
    academy.academyName,
  ]
}

function goodsSentence({ cents, goodsText, goodsCents }: Gift): string {
  if (!goodsText) return 'No goods or services were provided in exchange for this gift.'
  const worth = goodsCents ?? 0
  return `In exchange you received ${goodsText}, which we value in good faith at ${formatCents(worth)}. What goes beyond that, ${formatCents(Math.max(0, cents - worth))}, is your contribution.`
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
