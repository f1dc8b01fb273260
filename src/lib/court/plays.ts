import { filmPlays } from './film-plays'
import type { Play } from './play'

/** The playbook. Every page, program and stage has a different play. */
export const plays = {
  giveAndGo: {
    name: 'Give and go',
    description: 'The guard dribbles at the key, the wing passes in and cuts behind the defense to the basket.',
    players: [
      { label: '1', at: [250, 268] },
      { label: '3', at: [370, 254] },
      { label: '4', at: [150, 96] },
      { label: '5', at: [318, 150] },
    ],
    moves: [
      { type: 'pass', from: '3', to: '1', via: [318, 302] },
      { type: 'dribble', from: '1', to: [250, 168], via: [254, 215] },
      { type: 'cut', from: '3', to: [278, 62], via: [366, 132] },
    ],
  },
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
    moves: [
      { type: 'screen', from: '5', to: [266, 240], via: [316, 222] },
      { type: 'dribble', from: '1', to: [352, 226], via: [290, 292] },
      { type: 'cut', from: [280, 214], to: [262, 74], via: [300, 140] },
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
    moves: [
      { type: 'pass', from: '1', to: '5', via: [302, 256] },
      { type: 'cut', from: '1', to: [228, 66], via: [190, 130] },
      { type: 'screen', from: '4', to: [88, 108], via: [136, 140] },
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
    moves: [
      { type: 'cut', from: '2', to: [92, 208], via: [128, 96] },
      { type: 'cut', from: '3', to: [420, 196], via: [392, 90] },
      { type: 'pass', from: '1', to: [110, 216], via: [168, 282] },
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
    moves: [
      { type: 'cut', from: '2', to: [238, 282], via: [170, 190] },
      { type: 'pass', from: '1', to: [226, 292], via: [172, 300] },
      { type: 'dribble', from: [256, 282], to: [356, 168], via: [332, 246] },
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
    moves: [
      { type: 'pass', from: '1', to: '5', via: [298, 246] },
      { type: 'cut', from: '2', to: [222, 64], via: [112, 108] },
      { type: 'pass', from: '5', to: [240, 80], via: [292, 120] },
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
    moves: [
      { type: 'pass', from: '2', to: '1', via: [164, 284] },
      { type: 'pass', from: '1', to: '3', via: [336, 284] },
      { type: 'cut', from: '2', to: [440, 52], via: [238, 118] },
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
    moves: [
      { type: 'dribble', from: '1', to: [250, 226], via: [246, 300] },
      { type: 'cut', from: '2', to: [212, 78], via: [70, 170] },
      { type: 'cut', from: '3', to: [290, 78], via: [430, 170] },
      { type: 'pass', from: [258, 220], to: [308, 92], via: [306, 150] },
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
    moves: [
      { type: 'cut', from: '2', to: [292, 84], via: [186, 26] },
      { type: 'pass', from: '1', to: [302, 96], via: [338, 168] },
      { type: 'screen', from: '5', to: [168, 116], via: [150, 180] },
    ],
  },
  handoff: {
    name: 'Dribble handoff',
    description: 'The guard dribbles at the wing, hands the ball over and screens with the body.',
    players: [
      { label: '1', at: [220, 284] },
      { label: '3', at: [438, 150] },
      { label: '5', at: [182, 118] },
      { label: 'x3', at: [404, 178], team: 'defense' },
    ],
    moves: [
      { type: 'dribble', from: '1', to: [364, 248], via: [296, 296] },
      { type: 'cut', from: '3', to: [284, 84], via: [386, 262] },
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
    moves: [
      { type: 'pass', from: '2', to: '5', via: [126, 150] },
      { type: 'screen', from: '2', to: [206, 254], via: [150, 250] },
      { type: 'cut', from: '1', to: [264, 76], via: [268, 178] },
    ],
  },
  turnover: {
    name: 'Broken play',
    description: 'A pass that found nobody: the ball leaves the court beside the corner.',
    players: [
      { label: '4', at: [150, 236] },
      { label: '0', at: [300, 252] },
      { label: 'x4', at: [372, 136], team: 'defense' },
    ],
    moves: [
      { type: 'pass', from: '4', to: '0', via: [226, 288] },
      { type: 'pass', from: '0', to: [486, 20], via: [440, 174] },
    ],
  },
  ...filmPlays,
} satisfies Record<string, Play>

export type PlayName = keyof typeof plays
