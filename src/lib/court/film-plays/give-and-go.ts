import { rearrange, type Play, type Player } from '../play'

const giveAndGoGuardedLineup: Player[] = [
  { label: '1', at: [296, 292] },
  { label: '3', at: [436, 190] },
  { label: '2', at: [80, 190] },
  { label: 'x1', at: [284, 246], team: 'defense' },
  { label: 'x3', at: [390, 168], team: 'defense' },
]

const attackTheGapLineup: Player[] = [
  { label: '1', at: [130, 276] },
  { label: '2', at: [336, 292] },
  { label: '3', at: [456, 100] },
  { label: 'x1', at: [146, 228], team: 'defense' },
  { label: 'x2', at: [316, 236], team: 'defense' },
  { label: 'x3', at: [398, 108], team: 'defense' },
]

/** Give and go and the gap, with defenders, step by step. */
export const giveAndGoPlays = {
  giveAndGoGuarded: {
    name: 'Give and go, guarded',
    description: 'Player 1 passes to the wing, steps away from the ball and cuts in front of the defender.',
    players: giveAndGoGuardedLineup,
    ball: '1',
    steps: [
      { moves: [{ type: 'pass', who: '1', to: '3' }] },
      { moves: [{ type: 'cut', who: '1', to: [308, 92], via: [330, 196] }] },
    ],
  },
  giveGoPass: {
    name: 'Give and go: the pass',
    description: 'Player 1 passes to player 3 on the right wing.',
    players: giveAndGoGuardedLineup,
    ball: '1',
    steps: [{ moves: [{ type: 'pass', who: '1', to: '3' }] }],
  },
  giveGoStep: {
    name: 'Give and go: the step',
    description: 'Player 3 has the ball on the wing, and player 1 steps away from it.',
    players: rearrange(giveAndGoGuardedLineup, { x1: [304, 236] }),
    ball: '3',
    steps: [{ moves: [{ type: 'cut', who: '1', to: [252, 288] }] }],
  },
  giveGoReady: {
    name: 'Give and go: before the cut',
    description: 'Player 3 has the ball on the wing. Player 1 stands on top, close to x1.',
    players: rearrange(giveAndGoGuardedLineup, { '1': [252, 288], x1: [254, 242] }),
    ball: '3',
    steps: [],
  },
  giveGoCut: {
    name: 'Give and go: the cut',
    description: 'Player 1 cuts past x1 to the basket, and player 3 has the ball on the wing.',
    players: rearrange(giveAndGoGuardedLineup, { '1': [252, 288], x1: [254, 242] }),
    ball: '3',
    steps: [{ moves: [{ type: 'cut', who: '1', to: [308, 92], via: [318, 196] }] }],
  },
  giveGoFinish: {
    name: 'Give and go: the finish',
    description: 'Player 1 is at the basket with the ball, player 2 on the left wing, and nobody on top.',
    players: rearrange(giveAndGoGuardedLineup, { '1': [308, 92], x1: [256, 128] }),
    ball: '1',
    steps: [],
  },
  attackTheGap: {
    name: 'Attack the gap',
    description: 'The guard drives between two defenders, stops on two feet and kicks the ball to the corner.',
    players: attackTheGapLineup,
    ball: '1',
    steps: [
      { moves: [{ type: 'dribble', who: '1', to: [254, 152], via: [222, 248] }] },
      { moves: [{ type: 'cut', who: 'x3', to: [296, 112], via: [346, 102] }] },
      { moves: [{ type: 'pass', who: '1', to: '3', via: [356, 136] }] },
    ],
  },
  gapAway: {
    name: 'Attack the gap: one dribble away',
    description: 'Player 1 dribbles once away from the gap between x1 and x2.',
    players: rearrange(attackTheGapLineup, { '1': [172, 288], x1: [184, 240] }),
    ball: '1',
    steps: [{ moves: [{ type: 'dribble', who: '1', to: [130, 276] }] }],
  },
  gapDrive: {
    name: 'Attack the gap: the drive',
    description: 'Player 1 dribbles between x1 and x2 into the key.',
    players: attackTheGapLineup,
    ball: '1',
    steps: [{ moves: [{ type: 'dribble', who: '1', to: [254, 152], via: [222, 248] }] }],
  },
  gapStop: {
    name: 'Attack the gap: on two feet',
    description: 'Player 1 stands in the key with the ball, and x3 guards player 3 in the corner.',
    players: rearrange(attackTheGapLineup, { '1': [254, 152], x1: [206, 172], x2: [296, 180] }),
    ball: '1',
    steps: [],
  },
  gapHelp: {
    name: 'Attack the gap: the help',
    description: 'Player 1 stands in the key with the ball, and x3 leaves the corner.',
    players: rearrange(attackTheGapLineup, { '1': [254, 152], x1: [206, 172], x2: [296, 180] }),
    ball: '1',
    steps: [{ moves: [{ type: 'cut', who: 'x3', to: [296, 112], via: [346, 102] }] }],
  },
} satisfies Record<string, Play>
