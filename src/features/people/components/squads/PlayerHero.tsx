import { FactRows, type Fact } from '@/components/ui/FactRows'
import { plays } from '@/lib/court/plays'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { PageHero } from '@/components/ui/PageHero'
import { divisionAge } from '../../rules/divisions'
import { paths } from '@/lib/paths'
import type { PublicPlayer } from '../../rules/public-player'
import { phaseOf, type PhaseTexts } from '../../rules/squads'
import styles from '@/components/ui/facts.module.css'

/** Shows the player and the roster entry. Unknown values are left out. */
export function PlayerHero({ player, phases }: { player: PublicPlayer; phases: PhaseTexts }) {
  const { name, number, position, height, division } = player
  const facts: Fact[] = [
    ['Number', number],
    ['Position', position],
    ['Height', height],
    ['Squad', division],
  ]
  return (
    <>
      <PageHero
        above={<Breadcrumbs trail={[{ label: 'Squads', href: paths.teams }, { label: name }]} unlisted />}
        title={name}
        lede={`${division} squad, ${phaseOf(divisionAge(division), phases).label}.`}
        play={PLAYS[position ?? ''] ?? plays.giveAndGo}
        size="huge"
      />
      <div className={`${styles.facts} ink`}>
        <dl className="wrap">
          <FactRows facts={facts} />
        </dl>
      </div>
    </>
  )
}

// Each position has its own play, and so has the position for players who try all of them.
const PLAYS: Record<string, (typeof plays)[keyof typeof plays]> = {
  'Point Guard': plays.pickAndRoll,
  'Shooting Guard': plays.floppy,
  'Small Forward': plays.backdoor,
  'Power Forward': plays.horns,
  Center: plays.postSplit,
}
