import type { Scene } from '../scene'

/** The films on defense against the ball, by slug. */
export const ballDefense: Record<string, Scene> = {
  'close-out-short': {
    players: [
      { label: '1', at: [250, 296] },
      { label: '3', at: [440, 194] },
      { label: 'x1', at: [250, 250], team: 'defense' },
      { label: 'x3', at: [318, 138], team: 'defense' },
    ],
    ball: '1',
    phases: [
      {
        caption: 'x3 waits in help',
        cue: 'One foot in the key: x3 can see the ball and player 3 without turning around.',
        look: 'x3',
        moves: [
          { type: 'dribble', who: '1', to: [206, 270], via: [226, 290], seconds: 1.1 },
          { type: 'cut', who: 'x1', to: [212, 226], seconds: 1.1 },
          { type: 'cut', who: 'x3', to: [290, 126], seconds: 0.9 },
        ],
      },
      {
        caption: 'Run while the ball flies',
        cue: 'The sprint starts when the ball leaves the hand. Two thirds of the way is fast.',
        look: 'x3',
        moves: [
          { type: 'pass', who: '1', to: '3', seconds: 1 },
          { type: 'cut', who: 'x3', to: [376, 168], via: [330, 156], seconds: 0.9 },
        ],
      },
      {
        caption: 'Short steps, high hand',
        cue: 'Chop the feet and stop an arm away. A high hand bothers the shot, low hips guard the drive.',
        look: 'x3',
        moves: [{ type: 'cut', who: 'x3', to: [396, 178], seconds: 1.1 }],
      },
      {
        caption: 'Here comes the drive: slide',
        cue: 'x3 keeps the chest between the ball and the basket. No reach, no crossed feet.',
        look: 'x3',
        moves: [
          { type: 'dribble', who: '3', to: [366, 86], via: [428, 118], seconds: 1.5 },
          { type: 'cut', who: 'x3', to: [320, 78], via: [368, 124], seconds: 1.4 },
        ],
      },
    ],
    ending: {
      question: 'The ball is in the air to player 3. How do the last two steps of x3 look?',
      phase: 1,
      at: 0.7,
    },
  },
  'over-or-under': {
    players: [
      { label: '1', at: [206, 296] },
      { label: '5', at: [350, 170] },
      { label: '2', at: [60, 130] },
      { label: 'x1', at: [224, 250], team: 'defense' },
      { label: 'x5', at: [314, 130], team: 'defense' },
      { label: 'x2', at: [116, 128], team: 'defense' },
    ],
    ball: '1',
    phases: [
      {
        caption: 'Here comes the screen',
        cue: 'x5 calls it early and loud: "Screen right!" Now x1 can choose.',
        look: 'x5',
        moves: [
          { type: 'screen', who: '5', to: [254, 252], via: [322, 232], seconds: 1.2 },
          { type: 'cut', who: 'x5', to: [316, 176], seconds: 1.1 },
        ],
      },
      {
        caption: 'A shooter: go over',
        cue: 'x1 squeezes over the top and stays on the hip. There is no room for a long shot.',
        look: 'x1',
        moves: [
          { type: 'dribble', who: '1', to: [402, 250], via: [314, 336], seconds: 1.7 },
          { type: 'cut', who: 'x1', to: [360, 236], via: [286, 294], after: 0.2, seconds: 1.6 },
          { type: 'cut', who: 'x5', to: [352, 174], after: 0.3, seconds: 0.9 },
        ],
      },
      {
        caption: 'Again, but player 1 drives',
        cue: 'Same place, same screen. This time the player with the ball misses from far and loves the key.',
        look: '1',
        isRestart: true,
        moves: [
          { type: 'screen', who: '5', to: [254, 252], via: [322, 232], seconds: 1.2 },
          { type: 'cut', who: 'x5', to: [316, 176], seconds: 1.1 },
        ],
      },
      {
        caption: 'A driver: go under',
        cue: 'x5 makes room, x1 takes the short way behind the screen and is in front of the drive again.',
        look: 'x1',
        moves: [
          { type: 'dribble', who: '1', to: [402, 240], via: [314, 336], seconds: 1.7 },
          { type: 'cut', who: 'x5', to: [300, 134], seconds: 0.6 },
          { type: 'cut', who: 'x1', to: [356, 204], via: [262, 192], after: 0.1, seconds: 1.4 },
        ],
      },
    ],
    ending: { question: 'Player 1 has not made a long shot all day. Over or under?', phase: 3 },
  },
}
