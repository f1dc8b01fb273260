import { plays } from '@/lib/court/plays'

/**
 * The drawn plays that a film, a chapter and a question may show, by their keys in components/court/plays.ts: the academy's
 * playbook first, then single moments of it with every player and defender.
 */
export const FILM_PLAYS = {
  giveAndGo: 'Give and go',
  pickAndRoll: 'Pick and roll',
  horns: 'Horns',
  floppy: 'Floppy',
  zipper: 'Zipper',
  backdoor: 'Backdoor',
  weakSideSwing: 'Weak-side swing',
  transition: 'Transition',
  flex: 'Flex cut',
  handoff: 'Dribble handoff',
  postSplit: 'Post split',
  helpSide: 'Help-side rotation',
  helpSwing: 'Help side: ball to the wing',
  helpDrive: 'Help side: the drive',
  helpStop: 'Help side: the stop',
  helpSink: 'Help side: help the helper',
  helpKick: 'Help side: the kick-out',
  boxOut: 'Box out',
  boxOutShot: 'Box out: the shot',
  boxOutReady: 'Box out: before the shot',
  boxOutAround: 'Box out: around the back',
  boxOutRebound: 'Box out: the rebound',
  closeout: 'Close-out',
  closeoutHelp: 'Close-out: in help',
  closeoutFlight: 'Close-out: the pass',
  closeoutArrive: 'Close-out: the last steps',
  closeoutDrive: 'Close-out: the drive',
  overTheScreen: 'Over the screen',
  screenComing: 'Over or under: the screen',
  screenDrive: 'Over or under: the drive',
  underTheScreen: 'Under the screen',
  changeOfPace: 'Change of pace',
  paceWalk: 'Change of pace: walking up',
  paceStop: 'Change of pace: the stop',
  paceFinish: 'Change of pace: the finish',
  floppyChased: 'Floppy, chased',
  floppyLean: 'Floppy: the lean',
  floppyCurl: 'Floppy: the curl',
  giveAndGoGuarded: 'Give and go, guarded',
  giveGoPass: 'Give and go: the pass',
  giveGoStep: 'Give and go: the step',
  giveGoReady: 'Give and go: before the cut',
  giveGoCut: 'Give and go: the cut',
  giveGoFinish: 'Give and go: the finish',
  attackTheGap: 'Attack the gap',
  gapAway: 'Attack the gap: one dribble away',
  gapDrive: 'Attack the gap: the drive',
  gapStop: 'Attack the gap: on two feet',
  gapHelp: 'Attack the gap: the help',
  pickAndRollGuarded: 'Pick and roll, guarded',
  rollScreen: 'Pick and roll: the screen',
  rollTwo: 'Pick and roll: two on the ball',
  rollLow: 'Pick and roll: x5 stays low',
  rollCorner: 'Pick and roll: the corner helps',
  backdoorGuarded: 'Backdoor, guarded',
  backdoorFlash: 'Backdoor: ball to the elbow',
  backdoorElbow: 'Backdoor: ball at the elbow',
  backdoorStep: 'Backdoor: the step out',
  backdoorReady: 'Backdoor: before the cut',
  lanes: 'Three lanes against two',
  lanesFill: 'Three lanes: run wide',
  lanesChoose: 'Three lanes: at the defender',
  lanesBack: 'Three lanes: x1 backs up',
  lanesEarly: 'Three lanes: pass to the left',
  lanesOneMore: 'Three lanes: one more pass',
  zoneSkip: 'Skip pass',
  zonePass: 'Skip pass: ball to the wing',
  zoneCorner: 'Skip pass: ball to the corner',
  zoneStay: 'Skip pass: x4 stays',
  zoneLate: 'Skip pass: x4 comes late',
  zoneDrive: 'Skip pass: past the runner',
} as const

export type FilmPlay = keyof typeof FILM_PLAYS

/** Returns the plays whose name or description contains all of these words, in the order of the playbook. */
export function findPlays(text: string): FilmPlay[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const names = Object.keys(FILM_PLAYS) as FilmPlay[]
  return names.filter((name) => {
    const about = `${FILM_PLAYS[name]} ${plays[name].description}`.toLowerCase()
    return words.every((word) => about.includes(word))
  })
}
