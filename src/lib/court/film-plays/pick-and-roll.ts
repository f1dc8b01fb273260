import { rearrange, type Play, type Player } from '../play'

const pickAndRollGuardedLineup: Player[] = [
  { label: '1', at: [206, 296] },
  { label: '5', at: [336, 170] },
  { label: '3', at: [456, 96] },
  { label: 'x1', at: [222, 250], team: 'defense' },
  { label: 'x5', at: [298, 136], team: 'defense' },
  { label: 'x3', at: [400, 112], team: 'defense' },
]

const backdoorGuardedLineup: Player[] = [
  { label: '1', at: [250, 300] },
  { label: '2', at: [72, 256] },
  { label: '5', at: [318, 196] },
  { label: 'x1', at: [250, 254], team: 'defense' },
  { label: 'x2', at: [122, 248], team: 'defense' },
  { label: 'x5', at: [296, 148], team: 'defense' },
]

/** Pick and roll and backdoor, with defenders, step by step. */
export const pickAndRollPlays = {
  pickAndRollGuarded: {
    name: 'Pick and roll, guarded',
    description: 'Player 5 screens x1 for player 1, who dribbles around it while x5 and x3 watch.',
    players: pickAndRollGuardedLineup,
    ball: '1',
    steps: [
      { moves: [{ type: 'screen', who: '5', to: [252, 252], via: [312, 234] }] },
      { moves: [{ type: 'dribble', who: '1', to: [368, 268], via: [286, 326] }] },
      { moves: [{ type: 'cut', who: '5', to: [268, 96], via: [272, 176] }] },
    ],
  },
  rollScreen: {
    name: 'Pick and roll: the screen',
    description: 'Player 5 screens x1, and player 1 dribbles around the screen.',
    players: pickAndRollGuardedLineup,
    ball: '1',
    steps: [
      { moves: [{ type: 'screen', who: '5', to: [252, 252], via: [312, 234] }] },
      { moves: [{ type: 'dribble', who: '1', to: [368, 268], via: [286, 326] }] },
    ],
  },
  rollTwo: {
    name: 'Pick and roll: two on the ball',
    description: 'Player 1 dribbles around the screen of player 5, and x1 and x5 both run at the ball.',
    players: pickAndRollGuardedLineup,
    ball: '1',
    steps: [
      { moves: [{ type: 'screen', who: '5', to: [252, 252], via: [312, 234] }] },
      {
        moves: [
          { type: 'dribble', who: '1', to: [368, 268], via: [286, 326] },
          { type: 'cut', who: 'x1', to: [320, 264], via: [266, 290] },
          { type: 'cut', who: 'x5', to: [352, 222], via: [320, 170] },
        ],
      },
    ],
  },
  rollLow: {
    name: 'Pick and roll: x5 stays low',
    description: 'Player 1 dribbles around the screen of player 5. x1 is behind it and x5 goes back to the basket.',
    players: pickAndRollGuardedLineup,
    ball: '1',
    steps: [
      { moves: [{ type: 'screen', who: '5', to: [252, 252], via: [312, 234] }] },
      {
        moves: [
          { type: 'dribble', who: '1', to: [330, 244], via: [284, 322] },
          { type: 'cut', who: 'x1', to: [254, 298] },
          { type: 'cut', who: 'x5', to: [276, 92] },
        ],
      },
    ],
  },
  rollCorner: {
    name: 'Pick and roll: the corner helps',
    description: 'Player 5 rolls to the basket after the screen, and x3 leaves the corner to stop the roll.',
    players: pickAndRollGuardedLineup,
    ball: '1',
    steps: [
      { moves: [{ type: 'screen', who: '5', to: [252, 252], via: [312, 234] }] },
      { moves: [{ type: 'dribble', who: '1', to: [368, 268], via: [286, 326] }] },
      {
        moves: [
          { type: 'cut', who: '5', to: [252, 116], via: [262, 186] },
          { type: 'cut', who: 'x3', to: [292, 88], via: [346, 92] },
        ],
      },
    ],
  },
  backdoorGuarded: {
    name: 'Backdoor, guarded',
    description: 'The ball is at the elbow, the wing steps out, and the cut goes behind the defender to the rim.',
    players: backdoorGuardedLineup,
    ball: '5',
    steps: [
      { moves: [{ type: 'cut', who: '2', to: [206, 92], via: [104, 142] }] },
      { moves: [{ type: 'pass', who: '5', to: '2' }] },
    ],
  },
  backdoorFlash: {
    name: 'Backdoor: ball to the elbow',
    description: 'Player 5 comes up to the elbow while player 1 has the ball on top.',
    players: [
      { label: '1', at: [250, 300] },
      { label: '2', at: [92, 226] },
      { label: '5', at: [336, 120] },
      { label: 'x1', at: [250, 254], team: 'defense' },
      { label: 'x2', at: [148, 214], team: 'defense' },
      { label: 'x5', at: [300, 92], team: 'defense' },
    ],
    ball: '1',
    steps: [{ moves: [{ type: 'cut', who: '5', to: [318, 196] }] }],
  },
  backdoorElbow: {
    name: 'Backdoor: ball at the elbow',
    description: 'Player 5 has the ball at the elbow, and x2 stands two steps away from player 2.',
    players: rearrange(backdoorGuardedLineup, { '2': [92, 226], x2: [148, 214] }),
    ball: '5',
    steps: [],
  },
  backdoorStep: {
    name: 'Backdoor: the step out',
    description: 'Player 2 steps out and calls for the ball, which player 5 has at the elbow.',
    players: rearrange(backdoorGuardedLineup, { '2': [92, 226], x2: [148, 214] }),
    ball: '5',
    steps: [{ moves: [{ type: 'cut', who: '2', to: [72, 256] }] }],
  },
  backdoorReady: {
    name: 'Backdoor: before the cut',
    description: 'Player 2 is far out on the wing, and x2 stands close, on the side of the ball.',
    players: backdoorGuardedLineup,
    ball: '5',
    steps: [],
  },
} satisfies Record<string, Play>
