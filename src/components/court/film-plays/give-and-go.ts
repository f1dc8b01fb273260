import type { Play } from '../play'

/** Give and go and the gap, with their defenders, moment by moment. */
export const giveAndGoPlays = {
  giveAndGoGuarded: {
    name: 'Give and go, guarded',
    description: 'Player 1 passes to the wing, steps away from the ball and cuts in front of the defender.',
    players: [
      { label: '1', at: [296, 292] },
      { label: '3', at: [436, 190] },
      { label: '2', at: [80, 190] },
      { label: 'x1', at: [284, 246], team: 'defense' },
      { label: 'x3', at: [390, 168], team: 'defense' },
    ],
    moves: [
      { type: 'pass', from: '1', to: '3' },
      { type: 'cut', from: '1', to: [308, 92], via: [330, 196] },
    ],
  },
  giveGoPass: {
    name: 'Give and go: the pass',
    description: 'Player 1 passes to player 3 on the right wing.',
    players: [
      { label: '1', at: [296, 292] },
      { label: '3', at: [436, 190] },
      { label: '2', at: [80, 190] },
      { label: 'x1', at: [284, 246], team: 'defense' },
      { label: 'x3', at: [390, 168], team: 'defense' },
    ],
    moves: [{ type: 'pass', from: '1', to: '3' }],
  },
  giveGoStep: {
    name: 'Give and go: the step',
    description: 'Player 3 has the ball on the wing, and player 1 steps away from it.',
    players: [
      { label: '1', at: [296, 292] },
      { label: '3', at: [436, 190] },
      { label: '2', at: [80, 190] },
      { label: 'x1', at: [304, 236], team: 'defense' },
      { label: 'x3', at: [390, 168], team: 'defense' },
    ],
    moves: [{ type: 'cut', from: '1', to: [252, 288] }],
  },
  giveGoReady: {
    name: 'Give and go: before the cut',
    description: 'Player 3 has the ball on the wing. Player 1 stands on top, close to x1.',
    players: [
      { label: '1', at: [252, 288] },
      { label: '3', at: [436, 190] },
      { label: '2', at: [80, 190] },
      { label: 'x1', at: [254, 242], team: 'defense' },
      { label: 'x3', at: [390, 168], team: 'defense' },
    ],
    moves: [],
  },
  giveGoCut: {
    name: 'Give and go: the cut',
    description: 'Player 1 cuts past x1 to the basket, and player 3 has the ball on the wing.',
    players: [
      { label: '1', at: [252, 288] },
      { label: '3', at: [436, 190] },
      { label: '2', at: [80, 190] },
      { label: 'x1', at: [254, 242], team: 'defense' },
      { label: 'x3', at: [390, 168], team: 'defense' },
    ],
    moves: [{ type: 'cut', from: '1', to: [308, 92], via: [318, 196] }],
  },
  giveGoFinish: {
    name: 'Give and go: the finish',
    description: 'Player 1 is at the basket with the ball, player 2 on the left wing, and nobody on top.',
    players: [
      { label: '1', at: [308, 92] },
      { label: '3', at: [436, 190] },
      { label: '2', at: [80, 190] },
      { label: 'x1', at: [256, 128], team: 'defense' },
      { label: 'x3', at: [390, 168], team: 'defense' },
    ],
    moves: [],
  },
  attackTheGap: {
    name: 'Attack the gap',
    description: 'The guard drives between two defenders, stops on two feet and kicks the ball to the corner.',
    players: [
      { label: '1', at: [130, 276] },
      { label: '2', at: [336, 292] },
      { label: '3', at: [456, 100] },
      { label: 'x1', at: [146, 228], team: 'defense' },
      { label: 'x2', at: [316, 236], team: 'defense' },
      { label: 'x3', at: [398, 108], team: 'defense' },
    ],
    moves: [
      { type: 'dribble', from: '1', to: [254, 152], via: [222, 248] },
      { type: 'cut', from: 'x3', to: [296, 112], via: [346, 102] },
      { type: 'pass', from: [262, 150], to: '3', via: [356, 136] },
    ],
  },
  gapAway: {
    name: 'Attack the gap: one dribble away',
    description: 'Player 1 dribbles once away from the gap between x1 and x2.',
    players: [
      { label: '1', at: [172, 288] },
      { label: '2', at: [336, 292] },
      { label: '3', at: [456, 100] },
      { label: 'x1', at: [184, 240], team: 'defense' },
      { label: 'x2', at: [316, 236], team: 'defense' },
      { label: 'x3', at: [398, 108], team: 'defense' },
    ],
    moves: [{ type: 'dribble', from: '1', to: [130, 276] }],
  },
  gapDrive: {
    name: 'Attack the gap: the drive',
    description: 'Player 1 dribbles between x1 and x2 into the key.',
    players: [
      { label: '1', at: [130, 276] },
      { label: '2', at: [336, 292] },
      { label: '3', at: [456, 100] },
      { label: 'x1', at: [146, 228], team: 'defense' },
      { label: 'x2', at: [316, 236], team: 'defense' },
      { label: 'x3', at: [398, 108], team: 'defense' },
    ],
    moves: [{ type: 'dribble', from: '1', to: [254, 152], via: [222, 248] }],
  },
  gapStop: {
    name: 'Attack the gap: on two feet',
    description: 'Player 1 stands in the key with the ball, and x3 guards player 3 in the corner.',
    players: [
      { label: '1', at: [254, 152] },
      { label: '2', at: [336, 292] },
      { label: '3', at: [456, 100] },
      { label: 'x1', at: [206, 172], team: 'defense' },
      { label: 'x2', at: [296, 180], team: 'defense' },
      { label: 'x3', at: [398, 108], team: 'defense' },
    ],
    moves: [],
  },
  gapHelp: {
    name: 'Attack the gap: the help',
    description: 'Player 1 stands in the key with the ball, and x3 leaves the corner.',
    players: [
      { label: '1', at: [254, 152] },
      { label: '2', at: [336, 292] },
      { label: '3', at: [456, 100] },
      { label: 'x1', at: [206, 172], team: 'defense' },
      { label: 'x2', at: [296, 180], team: 'defense' },
      { label: 'x3', at: [398, 108], team: 'defense' },
    ],
    moves: [{ type: 'cut', from: 'x3', to: [296, 112], via: [346, 102] }],
  },
} satisfies Record<string, Play>
