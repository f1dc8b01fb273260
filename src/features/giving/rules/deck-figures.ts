import type { FundingDeckPage } from '@/payload-types'
import type { Amount, DeckFigures } from './deck'

type Nullable<T> = {
  [Key in keyof T]?: T[Key] extends object | null | undefined ? Nullable<NonNullable<T[Key]>> | null : T[Key] | null
}

/** The figures of the deck. Fields may be missing while staff edit the form. */
export type DeckData = Nullable<Pick<FundingDeckPage, 'property' | 'revenue' | 'finances' | 'offer' | 'plan'>>

/** Returns the figures of a deck, with 0 for missing values. */
export function toFigures(deck: DeckData): DeckFigures {
  const { property, revenue, finances, offer, plan } = deck
  const issuer = offer?.issuer?.trim() ?? ''
  return {
    areaSf: property?.areaSf ?? 0,
    leaseCents: property?.leaseCents ?? 0,
    statedRevenueCents: revenue?.statedCents ?? 0,
    streams: rows(revenue?.streams).map((row) => ({
      ...amount(row),
      isOpen: row?.isOpen ?? false,
      control: row?.control ?? null,
      units: row?.units ?? 0,
      unitCents: row?.unitCents ?? 0,
    })),
    statedOverheadCents: finances?.statedOverheadCents ?? 0,
    costs: rows(finances?.costs).map(amount),
    funds: rows(finances?.funds).map(amount),
    breakEvenFrom: finances?.breakEvenFrom ?? 0,
    breakEvenTo: finances?.breakEvenTo ?? 0,
    rampPercent: finances?.rampPercent ?? 100,
    rampMonths: finances?.rampMonths ?? 1,
    askCents: offer?.askCents ?? 0,
    equityPercent: offer?.equityPercent ?? 0,
    valuationCents: offer?.valuationCents ?? 0,
    basis: offer?.basis ?? 'pre-money',
    issuer,
    // An offer is shown only with an issuing company, even if older data enables it.
    isOfferShown: offer?.isShown === true && issuer !== '',
    years: rows(plan?.years).map((row) => ({
      revenueCents: row?.revenueCents ?? 0,
      profitCents: row?.profitCents ?? 0,
      isOpenEnded: row?.isOpenEnded ?? false,
    })),
  }
}

function rows<Row>(list: Row[] | null | undefined): Row[] {
  return list ?? []
}

function amount(row: { name?: string | null; cents?: number | null } | null | undefined): Amount {
  return { name: row?.name ?? '', cents: row?.cents ?? 0 }
}
