import type { Play } from './play'

/** Plays with screens. */
export const screenPlays = {
  pickAndRoll: {
    name: 'Pick and roll',
    description: 'The center screens for the guard at the top, then rolls to the basket for the return pass.',
    players: [
      { label: '1', at: [214, 286] },
      { label: '5', at: [330, 168] },
      { label: '2', at: [60, 130] },
      { label: '3', at: [446, 120] },
      { label: 'x1', at: [238, 238], team: 'defense' },
    ],
    ball: '1',
    steps: [
      {
        say: 'Player 5 comes up and screens x1. Feet wide, hands in.',
        moves: [{ type: 'screen', who: '5', to: [266, 240], via: [316, 222] }],
      },
      {
        say: 'Player 1 dribbles off the screen, shoulder to shoulder.',
        moves: [{ type: 'dribble', who: '1', to: [352, 226], via: [290, 292] }],
      },
      {
        say: 'Player 5 opens to the ball and rolls to the basket.',
        moves: [{ type: 'cut', who: '5', to: [262, 104], via: [300, 150] }],
      },
      { say: 'Player 1 finds 5 with the pocket pass.', moves: [{ type: 'pass', who: '1', to: '5', via: [340, 158] }] },
      { say: 'Player 5 finishes.', moves: [{ type: 'shot', who: '5' }] },
    ],
  },
  horns: {
    name: 'Horns',
    description: 'Two bigs wait at the elbows, the guard enters on one side and cuts off the other to the rim.',
    players: [
      { label: '1', at: [250, 300] },
      { label: '4', at: [178, 196] },
      { label: '5', at: [322, 196] },
      { label: '2', at: [44, 62] },
      { label: '3', at: [456, 62] },
    ],
    ball: '1',
    steps: [
      { moves: [{ type: 'pass', who: '1', to: '5', via: [302, 256] }] },
      {
        say: 'Player 1 cuts off 4 to the basket, and 4 screens away for 2.',
        moves: [
          { type: 'cut', who: '1', to: [228, 66], via: [190, 130] },
          { type: 'screen', who: '4', to: [88, 108], via: [136, 140], after: 0.5 },
        ],
      },
    ],
  },
  floppy: {
    name: 'Floppy',
    description: 'A shooter under the basket chooses a side: one big screen on the left, a stagger on the right.',
    players: [
      { label: '1', at: [250, 300] },
      { label: '2', at: [250, 92] },
      { label: '4', at: [164, 116] },
      { label: '5', at: [336, 116] },
      { label: '3', at: [300, 40] },
    ],
    ball: '1',
    steps: [
      {
        say: 'Player 2 runs off the screen of 4 on the left, and 3 off the screen of 5 on the right.',
        moves: [
          { type: 'cut', who: '2', to: [92, 208], via: [128, 96] },
          { type: 'cut', who: '3', to: [420, 196], via: [392, 90] },
        ],
      },
      {
        say: 'Player 1 finds 2, the open shooter.',
        moves: [{ type: 'pass', who: '1', to: '2', via: [168, 282] }],
      },
    ],
  },
  zipper: {
    name: 'Zipper',
    description: 'A wing zips up the lane line off a screen to catch at the top and attack the empty side.',
    players: [
      { label: '1', at: [120, 250] },
      { label: '2', at: [190, 56] },
      { label: '5', at: [206, 168] },
      { label: '3', at: [440, 110] },
    ],
    ball: '1',
    steps: [
      {
        say: 'Player 2 zips up the lane line, off the screen of 5.',
        moves: [{ type: 'cut', who: '2', to: [238, 282], via: [166, 190] }],
      },
      { moves: [{ type: 'pass', who: '1', to: '2', via: [172, 300] }] },
      {
        say: 'Player 2 attacks the empty side.',
        moves: [{ type: 'dribble', who: '2', to: [356, 168], via: [332, 246] }],
      },
    ],
  },
  flex: {
    name: 'Flex cut',
    description: 'A baseline cut off a low screen, then a screen for the screener up the lane.',
    players: [
      { label: '1', at: [320, 256] },
      { label: '2', at: [64, 60] },
      { label: '4', at: [166, 84] },
      { label: '5', at: [186, 236] },
    ],
    ball: '1',
    steps: [
      {
        say: 'Player 2 cuts along the baseline, off the screen of 4.',
        moves: [{ type: 'cut', who: '2', to: [292, 84], via: [186, 26] }],
      },
      { moves: [{ type: 'pass', who: '1', to: '2', via: [338, 168] }] },
      {
        say: 'Player 5 comes down and screens for 4, the screener.',
        moves: [{ type: 'screen', who: '5', to: [168, 116], via: [150, 180] }],
      },
    ],
  },
  postSplit: {
    name: 'Post split',
    description: 'The ball goes into the post and the two players on top cross: one screens, one cuts.',
    players: [
      { label: '1', at: [236, 290] },
      { label: '2', at: [100, 216] },
      { label: '5', at: [176, 104] },
      { label: '3', at: [436, 130] },
    ],
    ball: '2',
    steps: [
      { moves: [{ type: 'pass', who: '2', to: '5', via: [126, 150] }] },
      {
        say: 'Player 2 screens for 1.',
        moves: [{ type: 'screen', who: '2', to: [206, 254], via: [150, 250] }],
      },
      {
        say: 'Player 1 cuts past the screen to the basket.',
        moves: [{ type: 'cut', who: '1', to: [264, 96], via: [268, 188] }],
      },
    ],
  },
} satisfies Record<string, Play>
