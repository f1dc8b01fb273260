import { drills } from './drills'
import type { Play } from './play'
import { plays } from './plays'

/**
 * The plays of pages, by the page's address: the page opens with it, or only its share picture shows it. No two pages share a play,
 * and texts, lists and answers to a form have none; tests reject a second use.
 */
export const heroPlays = {
  '/': plays.giveAndGo,
  '/404': plays.turnover,
  '/academy': plays.postSplit,
  '/advanced-academy': plays.backdoor,
  '/basketball-training': drills.weave,
  '/blog': plays.flex,
  '/coaches': plays.handoff,
  '/donate': plays.lanesOneMore,
  '/enrol': plays.lanes,
  '/events': plays.transition,
  '/film-room': plays.pickAndRollGuarded,
  '/fundraiser': plays.lanesFill,
  '/funding-deck': plays.pickAndRoll,
  '/funding-deck/gate': plays.rollLow,
  '/locations/1': plays.zoneSkip,
  '/locations/2': plays.giveAndGoGuarded,
  '/locations/3': plays.helpSide,
  '/locations/4': plays.closeout,
  '/locations/5': plays.overTheScreen,
  '/login': plays.floppyChased,
  '/login/confirm': plays.backdoorGuarded,
  '/login/reset': plays.rollTwo,
  '/media': plays.rollCorner,
  '/performance': drills.laneAgility,
  '/performance-tracker': plays.changeOfPace,
  '/player-pathway': plays.horns,
  '/player-registration': plays.attackTheGap,
  '/player-registration/player': plays.floppyCurl,
  '/private-training': drills.oneOnOne,
  '/registration': plays.zipper,
  '/registration-status': plays.paceWalk,
  '/sponsors': plays.rollScreen,
  '/teams': plays.weakSideSwing,
  '/tournaments': drills.boxSideOut,
  '/train': drills.threeLanes,
  '/tryout-registration': plays.lanesEarly,
  '/youth-academy': plays.floppy,
} satisfies Record<string, Play>

/** A page that opens with a play. */
export type HeroPage = keyof typeof heroPlays

/** Returns the play with which the page at this address opens; undefined for pages that open without one. */
export function findHeroPlay(path: string): Play | undefined {
  return new Map<string, Play>(Object.entries(heroPlays)).get(path)
}
