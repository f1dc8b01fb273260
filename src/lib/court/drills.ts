import type { Play } from './play'

/** Drills shown only on the training pages. */
export const drills = {
  weave: {
    name: 'Three-player weave',
    description: 'Each player passes ahead and runs behind the one who catches, until the last lays the ball in.',
    players: [
      { label: '1', at: [250, 296] },
      { label: '2', at: [410, 268] },
      { label: '3', at: [72, 224] },
    ],
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'pass', who: '1', to: '2', via: [326, 308] },
          { type: 'cut', who: '1', to: [428, 130], via: [442, 226] },
        ],
      },
      {
        moves: [
          { type: 'cut', who: '3', to: [126, 150], via: [88, 186] },
          { type: 'pass', who: '2', to: '3', via: [268, 236] },
        ],
      },
      { moves: [{ type: 'dribble', who: '3', to: [222, 76], via: [150, 100] }] },
    ],
  },
  oneOnOne: {
    name: 'One on one',
    description: 'The coach passes, the player catches, fakes one way, and attacks the basket past the defender.',
    players: [
      { label: 'C', at: [108, 250] },
      { label: '1', at: [368, 262] },
      { label: 'x1', at: [330, 206], team: 'defense' },
    ],
    ball: 'C',
    steps: [
      { moves: [{ type: 'pass', who: 'C', to: '1', via: [236, 302] }] },
      { moves: [{ type: 'dribble', who: '1', to: [388, 158], via: [404, 212] }] },
      { moves: [{ type: 'dribble', who: '1', to: [276, 76], via: [358, 88] }] },
    ],
  },
  laneAgility: {
    name: 'Lane agility',
    description: 'One athlete sprints up the lane, slides across, backpedals and slides home; the next one waits.',
    players: [
      { label: '1', at: [158, 250] },
      { label: '2', at: [92, 284] },
      { label: '3', at: [408, 284] },
    ],
    steps: [
      { moves: [{ type: 'cut', who: '1', to: [162, 94], via: [156, 172] }] },
      { moves: [{ type: 'cut', who: '1', to: [338, 94], via: [252, 88] }] },
      { moves: [{ type: 'cut', who: '1', to: [338, 250], via: [344, 170] }] },
      { moves: [{ type: 'cut', who: '1', to: [180, 252], via: [258, 258] }] },
    ],
  },
  boxSideOut: {
    name: 'Box, from the sideline',
    description: 'Four stand in a box. One clears out, one screens, and the pass from out of bounds finds the cut.',
    players: [
      { label: '1', at: [458, 190] },
      { label: '2', at: [190, 84] },
      { label: '4', at: [310, 84] },
      { label: '3', at: [190, 204] },
      { label: '5', at: [310, 204] },
    ],
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'cut', who: '2', to: [60, 120], via: [122, 132] },
          { type: 'screen', who: '4', to: [216, 166], via: [282, 140] },
        ],
      },
      { moves: [{ type: 'cut', who: '3', to: [250, 76], via: [250, 176] }] },
      { moves: [{ type: 'pass', who: '1', to: '3', via: [380, 60] }] },
    ],
  },
  threeLanes: {
    name: 'Three lanes',
    description: 'The ball comes up the middle, both wings run wide to the basket, and one of them gets the pass.',
    players: [
      { label: '1', at: [250, 296] },
      { label: '2', at: [70, 282] },
      { label: '3', at: [430, 282] },
    ],
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '1', to: [250, 186], via: [246, 240] },
          { type: 'cut', who: '2', to: [206, 80], via: [74, 138] },
          { type: 'cut', who: '3', to: [294, 80], via: [426, 138] },
        ],
      },
      { moves: [{ type: 'pass', who: '1', to: '3', via: [306, 140] }] },
    ],
  },
} satisfies Record<string, Play>
