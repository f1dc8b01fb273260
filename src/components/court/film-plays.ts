import type { Play } from './play'

/** The plays of the film room: what a defender sees, and the reads that the other pages do not need. */
export const filmPlays = {
  helpSide: {
    name: 'Help-side rotation',
    description:
      'The wing drives the baseline, the low defender steps across, and the kick-out goes to the far corner.',
    players: [
      { label: '2', at: [440, 180] },
      { label: '4', at: [60, 110] },
      { label: 'x2', at: [396, 172], team: 'defense' },
      { label: 'x4', at: [222, 104], team: 'defense' },
    ],
    moves: [
      { type: 'dribble', from: '2', to: [362, 84], via: [428, 108] },
      { type: 'cut', from: 'x4', to: [318, 70], via: [272, 72] },
    ],
  },
  closeout: {
    name: 'Close-out',
    description: 'The ball flies to the wing and the helper runs out from the key, short of the shooter.',
    players: [
      { label: '1', at: [230, 282] },
      { label: '3', at: [436, 190] },
      { label: 'x3', at: [280, 128], team: 'defense' },
    ],
    moves: [
      { type: 'pass', from: '1', to: '3', via: [346, 266] },
      { type: 'cut', from: 'x3', to: [396, 176], via: [332, 160] },
    ],
  },
  overTheScreen: {
    name: 'Over the screen',
    description: 'The defender fights over the top of a ball screen and stays on the hip of the dribbler.',
    players: [
      { label: '1', at: [210, 292] },
      { label: '5', at: [292, 236] },
      { label: 'x1', at: [226, 246], team: 'defense' },
      { label: 'x5', at: [318, 176], team: 'defense' },
    ],
    moves: [
      { type: 'dribble', from: '1', to: [396, 236], via: [308, 318] },
      { type: 'cut', from: 'x1', to: [356, 226], via: [296, 282] },
    ],
  },
  boxOut: {
    name: 'Box out',
    description: 'Two defenders meet their players away from the basket before they look up for the ball.',
    players: [
      { label: '2', at: [110, 176] },
      { label: '4', at: [388, 160] },
      { label: 'x2', at: [178, 96], team: 'defense' },
      { label: 'x4', at: [312, 92], team: 'defense' },
    ],
    moves: [
      { type: 'screen', from: 'x2', to: [136, 148], via: [156, 124] },
      { type: 'screen', from: 'x4', to: [362, 136], via: [336, 116] },
    ],
  },
  attackTheGap: {
    name: 'Attack the gap',
    description: 'The guard drives between two defenders, stops on two feet and kicks the ball to the corner.',
    players: [
      { label: '1', at: [172, 288] },
      { label: '3', at: [456, 96] },
      { label: 'x1', at: [180, 228], team: 'defense' },
      { label: 'x2', at: [322, 220], team: 'defense' },
    ],
    moves: [
      { type: 'dribble', from: '1', to: [252, 158], via: [236, 240] },
      { type: 'pass', from: [262, 150], to: '3', via: [356, 116] },
    ],
  },
  zoneSkip: {
    name: 'Skip pass',
    description: 'A 2-3 zone leans to the ball in the corner, and one long pass finds the wing on the other side.',
    players: [
      { label: '4', at: [52, 84] },
      { label: '3', at: [426, 212] },
      { label: 'x1', at: [126, 176], team: 'defense' },
      { label: 'x2', at: [222, 168], team: 'defense' },
      { label: 'x3', at: [96, 98], team: 'defense' },
      { label: 'x5', at: [180, 78], team: 'defense' },
      { label: 'x4', at: [264, 92], team: 'defense' },
    ],
    moves: [{ type: 'pass', from: '4', to: '3', via: [232, 214] }],
  },
  changeOfPace: {
    name: 'Change of pace',
    description: 'A guard walks the ball up, waits for the defender to stand tall, and goes by in two long dribbles.',
    players: [
      { label: '1', at: [250, 316] },
      { label: '2', at: [70, 150] },
      { label: 'x1', at: [254, 262], team: 'defense' },
    ],
    moves: [
      { type: 'dribble', from: '1', to: [310, 124], via: [322, 222] },
      { type: 'cut', from: [310, 124], to: [270, 76], via: [298, 96] },
    ],
  },
} satisfies Record<string, Play>
