import { Activity, type ReactNode } from 'react'
import type { FundingDeckPage, SiteSetting } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { RenderWhenIdle } from '@/components/layout/RenderWhenIdle.client'
import { PageHero } from '@/components/ui/PageHero'
import { TitledItems } from '@/components/ui/TitledItems'
import { telHref } from '@/lib/phone-numbers'
import { mailHref } from '@/lib/links'
import { formatDollars, formatShort } from '@/lib/money'
import { AmountTable } from './AmountTable'
import { BreakEvenLines, ChartLegend } from './BreakEvenChart'
import { toFigures } from '../../rules/deck-figures'
import { PrintButton } from './PrintButton.client'
import { Figure, Property } from './Property'
import { breakEvenMonth, revenueByMonth, total, type DeckFigures } from '../../rules/deck'
import { ScenarioBoard } from './ScenarioBoard.client'
import { Slide } from './Slide'
import { YearsChart } from './YearsChart'
import styles from './deck.module.css'
import titledStyles from '@/components/ui/titled.module.css'

type Props = {
  deck: FundingDeckPage
  settings: Pick<SiteSetting, 'phone' | 'email'>
  /** The tour form at the end of the deck. */
  tour: ReactNode
}

/** Renders the deck from its first slide to the tour form. */
export function Deck({ deck, settings, tour }: Props) {
  const figures = toFigures(deck)
  const { costs, funds, breakEvenFrom, breakEvenTo, streams, rampPercent, rampMonths } = figures
  // Only these values are sent to the browser, so that the figures of a hidden offer stay on the server.
  const ramp = { rampPercent, rampMonths }
  const overheadCents = total(costs)
  return (
    <div className={styles.deck} data-sheets>
      <RenderWhenIdle selector={`.${styles.deck} :is(.${styles.slide}, .${styles.tour})`} />
      <PageHero label={deck.hero.label} title={deck.hero.title} lede={deck.hero.lede}>
        <div className="flex flex-wrap gap-4">
          <Button href="#tour" big arrow>
            Request a tour
          </Button>
          <PrintButton />
        </div>
      </PageHero>
      <Claim figures={figures} overheadCents={overheadCents} />
      <Slide id="vision" isWide texts={deck.vision}>
        <Points points={deck.vision.points} look="columns" />
      </Slide>
      <Slide id="market" ground="paper" texts={deck.market}>
        <Points points={deck.market.points} look="rows" />
      </Slide>
      <Slide id="facility" ground="maple" isWide texts={deck.facility}>
        <Points points={deck.facility.points} look="numbers" />
      </Slide>
      <Property texts={deck.property} figures={figures} />
      <Slide id="revenue" ground="paper" isWide texts={deck.revenue}>
        <ScenarioBoard {...ramp} streams={streams} overheadCents={overheadCents} />
      </Slide>
      <Slide id="finances" texts={deck.finances}>
        <dl className={styles.figures}>
          <Figure term="Overhead a month" value={formatDollars(overheadCents)} />
          <Figure term="Break-even in" value={`${breakEvenFrom}-${breakEvenTo} months`} />
        </dl>
        <h3 className="mt-10">What a month costs</h3>
        <AmountTable caption="Costs of a month" rows={costs} totalLabel="Overhead a month" unit=" a month" />
        <h3 className="mt-10">Use of funds</h3>
        <AmountTable caption="Use of funds" rows={funds} totalLabel="Together" />
      </Slide>
      <Offer texts={deck.offer} figures={figures} />
      <Slide id="plan" texts={deck.plan}>
        <YearsChart years={figures.years} />
      </Slide>
      <Contact
        texts={deck.contact}
        settings={settings}
        disclaimer={figures.isOfferShown ? null : deck.offer.disclaimer}
      />
      <Activity>{tour}</Activity>
    </div>
  )
}

// The same figures as in the slides below, and the plan's months until the income covers the costs.
function Claim({ figures, overheadCents }: { figures: DeckFigures; overheadCents: number }) {
  const { areaSf, breakEvenFrom, breakEvenTo, streams, rampPercent, rampMonths } = figures
  const revenue = revenueByMonth(total(streams), rampPercent, rampMonths)
  return (
    <div className={`${styles.claim} ink`}>
      <div className="wrap">
        <dl>
          <Figure term="Size" value={`${areaSf.toLocaleString('en-US')} SF`} />
          <Figure term="Overhead a month" value={formatDollars(overheadCents)} />
          <Figure term="Break-even in" value={`${breakEvenFrom}–${breakEvenTo} months`} />
        </dl>
        <figure className={styles.breakEven}>
          <BreakEvenLines
            revenue={revenue}
            overheadCents={overheadCents}
            month={breakEvenMonth(revenue, overheadCents)}
            animate
          />
          <ChartLegend />
        </figure>
      </div>
    </div>
  )
}

const LOOKS = {
  columns: `${titledStyles.isGrid} ${styles.points}`,
  rows: `${styles.rows} ${styles.points}`,
  numbers: `${styles.numbers} ${styles.points}`,
}

function Points({ points, look }: { points: FundingDeckPage['vision']['points']; look: keyof typeof LOOKS }) {
  const isNumbered = look === 'numbers'
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={`${titledStyles.titled} ${LOOKS[look]}`} data-mark={isNumbered ? 'number' : 'none'}>
      <TitledItems items={points} numberClass={isNumbered ? 'num' : undefined} />
    </List>
  )
}

type ContactProps = { texts: FundingDeckPage['contact']; settings: Props['settings']; disclaimer: string | null }

function Contact({ texts, settings: { phone, email }, disclaimer }: ContactProps) {
  return (
    <Slide id="contact" ground="paper" texts={texts}>
      <p className={`${styles.contact} num`}>
        {phone && <a href={telHref(phone)}>{phone}</a>}
        {email && <a href={mailHref(email)}>{email}</a>}
      </p>
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </Slide>
  )
}

/** Shows the amount sought and its use, with the required legal text. Renders nothing while the offer is switched off. */
function Offer({ texts, figures }: { texts: FundingDeckPage['offer']; figures: DeckFigures }) {
  const { askCents, equityPercent, valuationCents, basis, issuer, isOfferShown } = figures
  if (!isOfferShown) return null
  return (
    <Slide id="offer" ground="ink" texts={texts}>
      <dl className={`${styles.figures} is-huge`}>
        <Figure term="Sought" value={formatDollars(askCents)} />
        <Figure term="For" value={`${equityPercent}%`} />
        <Figure
          term={`${basis === 'pre-money' ? 'Pre-money' : 'Post-money'} valuation`}
          value={formatShort(valuationCents)}
        />
      </dl>
      <p className="mt-6">Issued by {issuer}.</p>
      <p className={styles.disclaimer}>{texts.disclaimer}</p>
    </Slide>
  )
}
