import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { FactRows, type Fact } from '@/components/ui/FactRows'
import { Static } from '@/components/ui/Static'
import { paths } from '@/lib/paths'
import { playerPicture } from '@/lib/share-picture'
import { divisionAge } from '../../rules/divisions'
import { jerseyStyle } from '../../rules/jersey'
import { splitBio, type PublicPlayer } from '../../rules/public-player'
import { phaseOf, type PhaseTexts } from '../../rules/squads'
import { Jersey, JerseyShapes } from './Jersey'
import styles from './jersey.module.css'

/** The jersey as the headline of a player's page, beside the first words about the player. Unknown values are left out. */
export function PlayerHero({ player, phases }: { player: PublicPlayer; phases: PhaseTexts }) {
  const { name, number, position, height, division, slug, bio } = player
  const { first, rest } = splitBio(bio)
  const facts: Fact[] = [
    ['Number', number],
    ['Position', position],
    ['Height', height],
  ]
  return (
    <section className={`${styles.hero} ink`} style={jerseyStyle(division)}>
      <JerseyShapes />
      <div className="wrap">
        <Static as="div" className={styles.cloths}>
          <Jersey name={name} number={number} />
        </Static>
        <div className={styles.copy}>
          <Breadcrumbs trail={[{ label: 'Squads', href: paths.teams }, { label: name }]} unlisted />
          <h1 className="sr-only">{name}</h1>
          <span className="label">
            {division} squad, {phaseOf(divisionAge(division), phases).label}
          </span>
          <p className={styles.say}>{first || `${name} has only just joined the roster.`}</p>
          {rest && <p className={styles.about}>{rest}</p>}
          <a href={playerPicture(slug, name).url} download={`${slug}.png`} className="btn line">
            Picture to share
          </a>
          <dl>
            <FactRows facts={facts} />
          </dl>
        </div>
      </div>
    </section>
  )
}
