import { rearrange, type Play, type Player } from '../play'

const helpSideLineup: Player[] = [
  { label: '1', at: [330, 288] },
  { label: '2', at: [440, 184] },
  { label: '3', at: [150, 270] },
  { label: '4', at: [58, 110] },
  { label: 'x1', at: [330, 216], team: 'defense' },
  { label: 'x2', at: [398, 166], team: 'defense' },
  { label: 'x3', at: [254, 172], team: 'defense' },
  { label: 'x4', at: [222, 104], team: 'defense' },
]

const boxOutLineup: Player[] = [
  { label: '1', at: [276, 270] },
  { label: '2', at: [104, 186] },
  { label: '4', at: [394, 170] },
  { label: 'x1', at: [272, 222], team: 'defense' },
  { label: 'x2', at: [178, 104], team: 'defense' },
  { label: 'x4', at: [318, 98], team: 'defense' },
]

/** Help on the weak side and the rebound, step by step. */
export const teamDefensePlays = {
  helpSide: {
    name: 'Help-side rotation',
    description: 'The wing drives the baseline, the low defender steps across, and the next one drops behind.',
    players: helpSideLineup,
    ball: '2',
    steps: [
      { moves: [{ type: 'dribble', who: '2', to: [362, 76], via: [424, 112] }] },
      {
        moves: [
          { type: 'cut', who: 'x4', to: [322, 68], via: [272, 72] },
          { type: 'cut', who: 'x3', to: [176, 122], via: [214, 136] },
        ],
      },
    ],
  },
  helpSwing: {
    name: 'Help side: ball to the wing',
    description: 'Player 1 passes to player 2 on the right wing, and four defenders guard four players.',
    players: rearrange(helpSideLineup, { x1: [322, 244], x2: [386, 190], x3: [218, 204], x4: [150, 112] }),
    ball: '1',
    steps: [{ moves: [{ type: 'pass', who: '1', to: '2' }] }],
  },
  helpDrive: {
    name: 'Help side: the drive',
    description: 'Player 2 dribbles along the baseline past x2. The other defenders stand where they were.',
    players: helpSideLineup,
    ball: '2',
    steps: [{ moves: [{ type: 'dribble', who: '2', to: [396, 96], via: [432, 130] }] }],
  },
  helpStop: {
    name: 'Help side: the stop',
    description: 'Player 2 dribbles to the key and x4 steps across to meet the ball.',
    players: rearrange(helpSideLineup, { '2': [396, 96], x2: [374, 130], x4: [276, 78] }),
    ball: '2',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '2', to: [362, 76], via: [380, 84] },
          { type: 'cut', who: 'x4', to: [322, 68] },
        ],
      },
    ],
  },
  helpSink: {
    name: 'Help side: help the helper',
    description: 'x4 stops player 2, and x3 drops to the place that x4 left.',
    players: rearrange(helpSideLineup, { '2': [396, 96], x2: [374, 130], x4: [276, 78] }),
    ball: '2',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '2', to: [362, 76], via: [380, 84] },
          { type: 'cut', who: 'x4', to: [322, 68] },
          { type: 'cut', who: 'x3', to: [176, 122], via: [214, 136] },
        ],
      },
    ],
  },
  helpKick: {
    name: 'Help side: the kick-out',
    description: 'Player 2 passes across the key to player 4 in the far corner.',
    players: [
      { label: '1', at: [330, 288] },
      { label: '2', at: [362, 76] },
      { label: '3', at: [150, 270] },
      { label: '4', at: [58, 110] },
      { label: 'x1', at: [254, 190], team: 'defense' },
      { label: 'x2', at: [374, 130], team: 'defense' },
      { label: 'x3', at: [176, 122], team: 'defense' },
      { label: 'x4', at: [322, 68], team: 'defense' },
    ],
    ball: '2',
    steps: [{ moves: [{ type: 'pass', who: '2', to: '4' }] }],
  },
  boxOut: {
    name: 'Box out',
    description: 'Two defenders meet their players away from the basket before they look up for the ball.',
    players: boxOutLineup,
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'shot', who: '1' },
          { type: 'screen', who: 'x2', to: [128, 144] },
          { type: 'screen', who: 'x4', to: [370, 140] },
        ],
      },
    ],
  },
  boxOutShot: {
    name: 'Box out: the shot',
    description: 'Player 1 shoots. Players 2 and 4 wait on the two sides, each with a defender.',
    players: boxOutLineup,
    ball: '1',
    steps: [{ moves: [{ type: 'shot', who: '1' }] }],
  },
  boxOutReady: {
    name: 'Box out: before the shot',
    description: 'Player 1 has the ball, and x2 and x4 stand between their players and the basket.',
    players: boxOutLineup,
    ball: '1',
    steps: [],
  },
  boxOutAround: {
    name: 'Box out: around the back',
    description: 'Player 2 runs along the baseline to get around x2.',
    players: [
      { label: '1', at: [276, 270] },
      { label: '2', at: [118, 150] },
      { label: '4', at: [378, 144] },
      { label: 'x1', at: [266, 216], team: 'defense' },
      { label: 'x2', at: [152, 126], team: 'defense' },
      { label: 'x4', at: [342, 120], team: 'defense' },
    ],
    ball: 'rim',
    steps: [{ moves: [{ type: 'cut', who: '2', to: [124, 114] }] }],
  },
  boxOutRebound: {
    name: 'Box out: the rebound',
    description: 'x2 stands near the basket with the rebound, players 2 and 4 close by, x1 out on top.',
    players: [
      { label: '1', at: [276, 270] },
      { label: '2', at: [124, 114] },
      { label: '4', at: [376, 112] },
      { label: 'x1', at: [266, 216], team: 'defense' },
      { label: 'x2', at: [196, 86], team: 'defense' },
      { label: 'x4', at: [336, 98], team: 'defense' },
    ],
    ball: 'x2',
    steps: [],
  },
} satisfies Record<string, Play>
