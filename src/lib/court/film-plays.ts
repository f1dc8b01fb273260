import { ballDefensePlays } from './film-plays/ball-defense'
import { basketballIqPlays } from './film-plays/basketball-iq'
import { giveAndGoPlays } from './film-plays/give-and-go'
import { pickAndRollPlays } from './film-plays/pick-and-roll'
import { playerStudyPlays } from './film-plays/player-study'
import { teamDefensePlays } from './film-plays/team-defense'

/**
 * The plays of the film room, with all players that the texts of films and questions name. A film's play shows what the film
 * teaches; the plays of its chapters and questions show one moment and do not reveal an answer.
 */
export const filmPlays = {
  ...teamDefensePlays,
  ...ballDefensePlays,
  ...playerStudyPlays,
  ...giveAndGoPlays,
  ...pickAndRollPlays,
  ...basketballIqPlays,
}
