import { rearrange, type Play, type Player } from '../play'

const lanesLineup: Player[] = [
  { label: '1', at: [250, 370] },
  { label: '2', at: [70, 358] },
  { label: '3', at: [430, 358] },
  { label: 'x1', at: [250, 222], team: 'defense' },
  { label: 'x2', at: [250, 112], team: 'defense' },
]

const lanesChooseLineup: Player[] = [
  { label: '1', at: [250, 280] },
  { label: '2', at: [66, 230] },
  { label: '3', at: [434, 230] },
  { label: 'x1', at: [250, 216], team: 'defense' },
  { label: 'x2', at: [250, 112], team: 'defense' },
]

const zoneSkipLineup: Player[] = [
  { label: '1', at: [250, 300] },
  { label: '2', at: [84, 230] },
  { label: '3', at: [426, 212] },
  { label: '4', at: [46, 84] },
  { label: 'x1', at: [118, 180], team: 'defense' },
  { label: 'x2', at: [214, 160], team: 'defense' },
  { label: 'x3', at: [88, 96], team: 'defense' },
  { label: 'x4', at: [252, 92], team: 'defense' },
  { label: 'x5', at: [172, 78], team: 'defense' },
]

/** The fast break and the zone, step by step. */
export const basketballIqPlays = {
  lanes: {
    name: 'Three lanes against two',
    description: 'The ball goes at the first defender in the middle, the wings run wide on both sides.',
    players: lanesLineup,
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '1', to: [250, 280], via: [254, 326] },
          { type: 'cut', who: '2', to: [66, 230], via: [62, 296] },
          { type: 'cut', who: '3', to: [434, 230], via: [438, 296] },
        ],
      },
      { moves: [{ type: 'cut', who: 'x1', to: [250, 190] }] },
    ],
  },
  lanesFill: {
    name: 'Three lanes: run wide',
    description: 'Player 1 dribbles up the middle, players 2 and 3 run along the sidelines.',
    players: lanesLineup,
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '1', to: [250, 280], via: [254, 326] },
          { type: 'cut', who: '2', to: [66, 230], via: [62, 296] },
          { type: 'cut', who: '3', to: [434, 230], via: [438, 296] },
        ],
      },
    ],
  },
  lanesChoose: {
    name: 'Three lanes: at the defender',
    description: 'Player 1 dribbles straight at x1, with players 2 and 3 wide on both sides.',
    players: lanesChooseLineup,
    ball: '1',
    steps: [{ moves: [{ type: 'dribble', who: '1', to: [250, 240], via: [248, 264] }] }],
  },
  lanesBack: {
    name: 'Three lanes: x1 backs up',
    description: 'Player 1 dribbles up the middle and x1 runs back toward the basket.',
    players: lanesChooseLineup,
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'dribble', who: '1', to: [250, 240], via: [248, 264] },
          { type: 'cut', who: 'x1', to: [250, 156] },
        ],
      },
    ],
  },
  lanesEarly: {
    name: 'Three lanes: pass to the left',
    description: 'Player 1 passes to player 2 on the left, and x2 runs at the ball.',
    players: [
      { label: '1', at: [250, 240] },
      { label: '2', at: [104, 160] },
      { label: '3', at: [396, 160] },
      { label: 'x1', at: [250, 196], team: 'defense' },
      { label: 'x2', at: [250, 112], team: 'defense' },
    ],
    ball: '1',
    steps: [
      {
        moves: [
          { type: 'pass', who: '1', to: '2' },
          { type: 'cut', who: 'x2', to: [192, 92] },
        ],
      },
    ],
  },
  lanesOneMore: {
    name: 'Three lanes: one more pass',
    description: 'Player 2 passes across to player 3 on the right side of the basket.',
    players: [
      { label: '1', at: [250, 240] },
      { label: '2', at: [146, 112] },
      { label: '3', at: [356, 112] },
      { label: 'x1', at: [250, 196], team: 'defense' },
      { label: 'x2', at: [192, 92], team: 'defense' },
    ],
    ball: '2',
    steps: [
      {
        moves: [
          { type: 'cut', who: '3', to: [292, 84] },
          { type: 'pass', who: '2', to: '3', via: [216, 136] },
        ],
      },
    ],
  },
  zoneSkip: {
    name: 'Skip pass',
    description: 'A 2-3 zone leans to the ball in the corner, and one long pass finds the wing on the other side.',
    players: zoneSkipLineup,
    ball: '4',
    steps: [{ moves: [{ type: 'pass', who: '4', to: '3', via: [220, 222] }] }],
  },
  zonePass: {
    name: 'Skip pass: ball to the wing',
    description: 'Player 1 passes to player 2 on the left wing. Five defenders stand in a 2-3 zone.',
    players: [
      { label: '1', at: [250, 300] },
      { label: '2', at: [84, 230] },
      { label: '3', at: [426, 212] },
      { label: '4', at: [46, 84] },
      { label: 'x1', at: [200, 224], team: 'defense' },
      { label: 'x2', at: [300, 224], team: 'defense' },
      { label: 'x3', at: [136, 118], team: 'defense' },
      { label: 'x4', at: [364, 118], team: 'defense' },
      { label: 'x5', at: [250, 104], team: 'defense' },
    ],
    ball: '1',
    steps: [{ moves: [{ type: 'pass', who: '1', to: '2' }] }],
  },
  zoneCorner: {
    name: 'Skip pass: ball to the corner',
    description: 'Player 2 passes to player 4 in the left corner, and the zone stands on that side.',
    players: zoneSkipLineup,
    ball: '2',
    steps: [{ moves: [{ type: 'pass', who: '2', to: '4' }] }],
  },
  zoneStay: {
    name: 'Skip pass: x4 stays',
    description: 'Player 4 has the ball in the left corner, and x4 stands near player 3 on the far side.',
    players: rearrange(zoneSkipLineup, { x4: [364, 150] }),
    ball: '2',
    steps: [{ moves: [{ type: 'pass', who: '2', to: '4' }] }],
  },
  zoneLate: {
    name: 'Skip pass: x4 comes late',
    description: 'Player 3 has the ball on the right wing, and x4 runs out from the key.',
    players: rearrange(zoneSkipLineup, { x2: [268, 184], x4: [330, 140], x5: [228, 86] }),
    ball: '3',
    steps: [{ moves: [{ type: 'cut', who: 'x4', to: [396, 196] }] }],
  },
  zoneDrive: {
    name: 'Skip pass: past the runner',
    description: 'Player 3 dribbles past x4, who comes late and fast.',
    players: rearrange(zoneSkipLineup, { x2: [268, 184], x4: [366, 172], x5: [228, 86] }),
    ball: '3',
    steps: [{ moves: [{ type: 'dribble', who: '3', to: [352, 100], via: [424, 136] }] }],
  },
} satisfies Record<string, Play>
