import { rearrange, type Play, type Player } from '../play'

const closeoutLineup: Player[] = [
  { label: '1', at: [206, 270] },
  { label: '3', at: [440, 194] },
  { label: 'x1', at: [212, 226], team: 'defense' },
  { label: 'x3', at: [290, 126], team: 'defense' },
]

const overTheScreenLineup: Player[] = [
  { label: '1', at: [206, 296] },
  { label: '5', at: [275, 251] },
  { label: '2', at: [60, 130] },
  { label: 'x1', at: [224, 250], team: 'defense' },
  { label: 'x5', at: [316, 176], team: 'defense' },
  { label: 'x2', at: [116, 128], team: 'defense' },
]

/** Closing out and getting around a screen, step by step. */
export const ballDefensePlays = {
  closeout: {
    name: 'Close-out',
    description: 'The ball flies to the wing and the helper runs out from the key, short of the shooter.',
    players: closeoutLineup,
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'pass', who: '1', to: '3' },
          { type: 'cut', who: 'x3', to: [396, 178], via: [340, 158] },
        ],
      },
    ],
  },
  closeoutHelp: {
    name: 'Close-out: in help',
    description: 'Player 1 has the ball on top, player 3 waits on the wing, and x3 stands at the edge of the key.',
    players: closeoutLineup,
    ball: '1',
    steps: [],
  },
  closeoutFlight: {
    name: 'Close-out: the pass',
    description: 'Player 1 passes to player 3 on the wing. x3 stands at the edge of the key.',
    players: closeoutLineup,
    ball: '1',
    steps: [{ moves: [{ type: 'pass', who: '1', to: '3' }] }],
  },
  closeoutArrive: {
    name: 'Close-out: the last steps',
    description: 'Player 3 has the ball on the wing, and x3 arrives from the key.',
    players: rearrange(closeoutLineup, { x3: [340, 158] }),
    ball: '3',
    steps: [{ moves: [{ type: 'cut', who: 'x3', to: [404, 180] }] }],
  },
  closeoutDrive: {
    name: 'Close-out: the drive',
    description: 'Player 3 dribbles toward the baseline, with x3 in front.',
    players: rearrange(closeoutLineup, { x3: [396, 178] }),
    ball: '3',
    steps: [{ moves: [{ type: 'dribble', who: '3', to: [366, 86], via: [428, 118] }] }],
  },
  overTheScreen: {
    name: 'Over the screen',
    description: 'The defender fights over the top of a ball screen and stays on the hip of the dribbler.',
    players: overTheScreenLineup,
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '1', to: [402, 250], via: [314, 336] },
          { type: 'cut', who: 'x1', to: [360, 236], via: [286, 294] },
        ],
      },
    ],
  },
  screenComing: {
    name: 'Over or under: the screen',
    description: 'Player 5 comes up to screen x1, who guards player 1.',
    players: rearrange(overTheScreenLineup, { '5': [350, 170], x5: [314, 130] }),
    ball: '1',
    steps: [{ moves: [{ type: 'screen', who: '5', to: [254, 252], via: [322, 232] }] }],
  },
  screenDrive: {
    name: 'Over or under: the drive',
    description: 'Player 1 dribbles around the screen of player 5.',
    players: overTheScreenLineup,
    ball: '1',
    steps: [{ moves: [{ type: 'dribble', who: '1', to: [402, 240], via: [314, 336] }] }],
  },
  underTheScreen: {
    name: 'Under the screen',
    description: 'The defender takes the short way behind the screen and meets the dribbler on the other side.',
    players: overTheScreenLineup,
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '1', to: [402, 240], via: [314, 336] },
          { type: 'cut', who: 'x1', to: [356, 204], via: [262, 192] },
          { type: 'cut', who: 'x5', to: [300, 134] },
        ],
      },
    ],
  },
} satisfies Record<string, Play>
