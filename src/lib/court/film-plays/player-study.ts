import { rearrange, type Play, type Player } from '../play'

const changeOfPaceLineup: Player[] = [
  { label: '1', at: [268, 284] },
  { label: '2', at: [64, 150] },
  { label: '3', at: [436, 150] },
  { label: 'x1', at: [262, 234], team: 'defense' },
  { label: 'x2', at: [116, 132], team: 'defense' },
  { label: 'x3', at: [384, 132], team: 'defense' },
]

const floppyChasedLineup: Player[] = [
  { label: '1', at: [272, 304] },
  { label: '2', at: [314, 88] },
  { label: '4', at: [152, 122] },
  { label: '5', at: [370, 130] },
  { label: 'x1', at: [272, 256], team: 'defense' },
  { label: 'x2', at: [302, 128], team: 'defense' },
]

/** A guard who changes speed and a wing who keeps moving, step by step. */
export const playerStudyPlays = {
  changeOfPace: {
    name: 'Change of pace',
    description: 'A guard walks the ball up, waits for the defender to stand tall, and goes by in two long dribbles.',
    players: changeOfPaceLineup,
    ball: '1',
    steps: [{ moves: [{ type: 'dribble', who: '1', to: [314, 126], via: [330, 206] }] }],
  },
  paceWalk: {
    name: 'Change of pace: walking up',
    description: 'Player 1 dribbles slowly up the middle, and x1 backs up.',
    players: rearrange(changeOfPaceLineup, { '1': [250, 330], x1: [250, 278] }),
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '1', to: [268, 284], via: [262, 308] },
          { type: 'cut', who: 'x1', to: [262, 234] },
        ],
      },
    ],
  },
  paceStop: {
    name: 'Change of pace: the stop',
    description: 'Player 1 stands on top with the ball, x1 in front, the wings wide on both sides.',
    players: rearrange(changeOfPaceLineup, { '1': [274, 270], x1: [270, 224] }),
    ball: '1',
    steps: [],
  },
  paceFinish: {
    name: 'Change of pace: the finish',
    description: 'Player 1 dribbles at the basket and x3 comes from the wing.',
    players: rearrange(changeOfPaceLineup, { '1': [314, 126], x1: [272, 166] }),
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '1', to: [296, 92] },
          { type: 'cut', who: 'x3', to: [340, 76], via: [366, 100] },
        ],
      },
    ],
  },
  floppyChased: {
    name: 'Floppy, chased',
    description: 'A shooter leans one way, then cuts past the screen on the other side with the defender behind.',
    players: floppyChasedLineup,
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'cut', who: '2', to: [94, 190], via: [142, 74] },
          { type: 'cut', who: 'x2', to: [102, 132], via: [172, 62], after: 0.5 },
        ],
      },
    ],
  },
  floppyLean: {
    name: 'Floppy: the lean',
    description: 'Player 2 takes three steps toward player 5, and x2 leans along.',
    players: rearrange(floppyChasedLineup, { '2': [276, 96], x2: [252, 134] }),
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'cut', who: '2', to: [314, 88] },
          { type: 'cut', who: 'x2', to: [302, 128] },
        ],
      },
    ],
  },
  floppyCurl: {
    name: 'Floppy: the curl',
    description: 'x2 chases player 2, who curls around the screen of player 4 to the pass.',
    players: [
      { label: '1', at: [214, 288] },
      { label: '2', at: [94, 190] },
      { label: '4', at: [152, 122] },
      { label: '5', at: [370, 130] },
      { label: 'x1', at: [218, 240], team: 'defense' },
      { label: 'x2', at: [102, 132], team: 'defense' },
    ],
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'cut', who: '2', to: [208, 158], via: [132, 192] },
          { type: 'cut', who: 'x2', to: [116, 172], via: [92, 150] },
        ],
      },
      { moves: [{ type: 'pass', who: '1', to: '2', via: [196, 232] }] },
    ],
  },
} satisfies Record<string, Play>
