import type { Play } from './play'

/** Plays of passes and cuts, and one that goes wrong. */
export const cutPlays = {
  giveAndGo: {
    name: 'Give and go',
    description: 'The guard passes to the wing, cuts in front of the defender and gets the ball back at the basket.',
    players: [
      { label: '1', at: [250, 280] },
      { label: '3', at: [412, 240] },
      { label: '2', at: [118, 236] },
      { label: '4', at: [108, 82] },
      { label: '5', at: [176, 122] },
      { label: 'x1', at: [246, 242], team: 'defense' },
    ],
    ball: '1',
    steps: [
      {
        say: 'Player 1 passes to 3 on the wing.',
        moves: [{ type: 'pass', who: '1', to: '3', via: [338, 296], seconds: 0.6 }],
      },
      {
        say: 'Player 1 cuts in front of x1, to the basket.',
        moves: [
          { type: 'cut', who: '1', to: [284, 104], via: [318, 196], seconds: 1.15 },
          { type: 'cut', who: 'x1', to: [226, 176] },
        ],
      },
      {
        say: 'Player 3 leads 1 with the pass.',
        moves: [{ type: 'pass', who: '3', to: '1', via: [366, 152], seconds: 0.55 }],
      },
      { say: 'Player 1 finishes.', moves: [{ type: 'shot', who: '1' }] },
    ],
  },
  backdoor: {
    name: 'Backdoor',
    description: 'The wing steps out, the defender follows, and the cut goes behind to the rim for a bounce pass.',
    players: [
      { label: '1', at: [250, 290] },
      { label: '2', at: [92, 226] },
      { label: '5', at: [314, 188] },
      { label: 'x2', at: [126, 188], team: 'defense' },
    ],
    ball: '1',
    steps: [
      { moves: [{ type: 'pass', who: '1', to: '5', via: [298, 246] }] },
      {
        say: 'Player 2 cuts behind x2 to the basket.',
        moves: [{ type: 'cut', who: '2', to: [212, 80], via: [112, 108] }],
      },
      { say: 'Player 5 bounces it to 2.', moves: [{ type: 'pass', who: '5', to: '2', via: [270, 126] }] },
      { say: 'Player 2 finishes.', moves: [{ type: 'shot', who: '2' }] },
    ],
  },
  weakSideSwing: {
    name: 'Weak-side swing',
    description: 'The ball swings over the top to the far side while the near wing cuts through to the corner.',
    players: [
      { label: '1', at: [250, 286] },
      { label: '2', at: [84, 214] },
      { label: '3', at: [416, 214] },
      { label: '4', at: [176, 112] },
    ],
    ball: '2',
    steps: [
      { moves: [{ type: 'pass', who: '2', to: '1', via: [164, 284] }] },
      {
        say: 'Player 1 swings it on to 3, while 2 cuts through to the far corner.',
        moves: [
          { type: 'pass', who: '1', to: '3', via: [336, 284] },
          { type: 'cut', who: '2', to: [440, 52], via: [238, 118] },
        ],
      },
    ],
  },
  transition: {
    name: 'Transition',
    description: 'Three lanes on the run: the ball in the middle, wings wide, the trailer into the open space.',
    players: [
      { label: '1', at: [250, 374] },
      { label: '2', at: [64, 340] },
      { label: '3', at: [436, 340] },
      { label: '5', at: [330, 400] },
    ],
    ball: '1',
    steps: [
      {
        say: 'Player 1 dribbles up the middle, 2 and 3 run wide to the basket.',
        moves: [
          { type: 'dribble', who: '1', to: [250, 226], via: [246, 300] },
          { type: 'cut', who: '2', to: [204, 84], via: [70, 170] },
          { type: 'cut', who: '3', to: [296, 84], via: [430, 170] },
        ],
      },
      { moves: [{ type: 'pass', who: '1', to: '3', via: [312, 156] }] },
      { moves: [{ type: 'shot', who: '3' }] },
    ],
  },
  handoff: {
    name: 'Dribble handoff',
    description: 'The guard dribbles at the wing and hands the ball over, and the wing turns the corner to the rim.',
    players: [
      { label: '1', at: [220, 284] },
      { label: '3', at: [438, 150] },
      { label: '5', at: [182, 118] },
      { label: 'x3', at: [404, 178], team: 'defense' },
    ],
    ball: '1',
    steps: [
      {
        say: 'Player 1 dribbles at 3.',
        moves: [{ type: 'dribble', who: '1', to: [364, 248], via: [296, 296] }],
      },
      {
        say: 'Player 3 comes to the ball and takes the handoff.',
        moves: [
          { type: 'cut', who: '3', to: [392, 220], via: [444, 196] },
          { type: 'handoff', who: '1', to: '3', after: 0.6 },
        ],
      },
      {
        say: 'Player 3 turns the corner to the basket.',
        moves: [{ type: 'dribble', who: '3', to: [284, 84], via: [324, 168] }],
      },
    ],
  },
  turnover: {
    name: 'Broken play',
    description: 'A pass that missed everyone: the ball leaves the court beside the corner.',
    players: [
      { label: '4', at: [150, 236] },
      { label: '0', at: [300, 252] },
      { label: 'x4', at: [372, 136], team: 'defense' },
    ],
    ball: '4',
    steps: [
      { moves: [{ type: 'pass', who: '4', to: '0', via: [226, 288] }] },
      { moves: [{ type: 'pass', who: '0', to: [486, 20], via: [440, 174] }] },
    ],
  },
} satisfies Record<string, Play>
