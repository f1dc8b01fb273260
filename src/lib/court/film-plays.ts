import { ballDefensePlays } from './film-plays/ball-defense'
import { basketballIqPlays } from './film-plays/basketball-iq'
import { giveAndGoPlays } from './film-plays/give-and-go'
import { pickAndRollPlays } from './film-plays/pick-and-roll'
import { playerStudyPlays } from './film-plays/player-study'
import { teamDefensePlays } from './film-plays/team-defense'

/**
 * The plays of the film room, with everybody the words of its films and questions name. A film's play shows what the
 * film teaches; those of its chapters and questions show one moment, and give no answer away.
 */
export const filmPlays = {
  ...teamDefensePlays,
  ...ballDefensePlays,
  ...playerStudyPlays,
  ...giveAndGoPlays,
  ...pickAndRollPlays,
  ...basketballIqPlays,
}
