import type { Scene } from '../scene'

/** The three films on reading the game, by slug. */
export const basketballIq: Record<string, Scene> = {
  'backdoor-cut': {
    players: [
      { label: '1', at: [250, 300] },
      { label: '2', at: [92, 226] },
      { label: '5', at: [336, 120] },
      { label: 'x1', at: [250, 254], team: 'defense' },
      { label: 'x2', at: [148, 214], team: 'defense' },
      { label: 'x5', at: [300, 92], team: 'defense' },
    ],
    ball: '1',
    phases: [
      {
        caption: 'Ball to the elbow',
        cue: 'Player 5 flashes to the corner of the key. The ball is high now, and nobody stands under the rim.',
        look: '5',
        moves: [
          { type: 'cut', who: '5', to: [318, 196], seconds: 0.8 },
          { type: 'cut', who: 'x5', to: [296, 148], after: 0.2, seconds: 0.7 },
          { type: 'pass', who: '1', to: '5', after: 0.6, seconds: 0.5 },
        ],
      },
      {
        caption: 'Step out, call for it',
        cue: 'Player 2 steps out and x2 comes along with a hand in the passing lane. That is the sign.',
        look: 'x2',
        moves: [
          { type: 'cut', who: '2', to: [72, 256], seconds: 0.8 },
          { type: 'cut', who: 'x2', to: [122, 248], after: 0.1, seconds: 0.8 },
        ],
      },
      {
        caption: 'Plant and go behind',
        cue: 'Push off the outside foot and run behind the defender, straight at the rim. Do not go around.',
        look: '2',
        moves: [
          { type: 'cut', who: '2', to: [206, 92], via: [104, 142], seconds: 1.5 },
          { type: 'cut', who: 'x2', to: [160, 142], via: [150, 212], after: 0.5, seconds: 1.1 },
        ],
      },
      {
        caption: 'Bounce pass, layup',
        cue: 'The pass bounces in front of the cutter, under the hands of the defense. Finish on the left side.',
        look: '5',
        moves: [
          { type: 'pass', who: '5', to: '2', seconds: 0.7 },
          { type: 'cut', who: '2', to: [226, 74], after: 0.4, seconds: 0.5 },
          { type: 'shot', who: '2', after: 1.1, seconds: 0.5 },
        ],
      },
    ],
    ending: { question: 'Your defender has a hand in the passing lane. Where do you go?', phase: 2 },
  },
  'three-lanes': {
    players: [
      { label: '1', at: [250, 370] },
      { label: '2', at: [70, 358] },
      { label: '3', at: [430, 358] },
      { label: 'x1', at: [250, 222], team: 'defense' },
      { label: 'x2', at: [250, 112], team: 'defense' },
    ],
    ball: '1',
    phases: [
      {
        caption: 'Fill the lanes, run wide',
        cue: 'The ball takes the middle and the wings stay near the sidelines. Wide lanes make long ways to help.',
        look: '2',
        moves: [
          { type: 'dribble', who: '1', to: [250, 280], via: [254, 326], seconds: 1.2 },
          { type: 'cut', who: '2', to: [66, 230], via: [62, 296], seconds: 1.2 },
          { type: 'cut', who: '3', to: [434, 230], via: [438, 296], seconds: 1.2 },
          { type: 'cut', who: 'x1', to: [250, 216], seconds: 1.2 },
        ],
      },
      {
        caption: 'Make one defender choose',
        cue: 'Player 1 goes straight at x1 until x1 has to stop the ball. Two against one is what is left.',
        look: 'x1',
        moves: [
          { type: 'dribble', who: '1', to: [250, 240], via: [248, 264], seconds: 0.8 },
          { type: 'cut', who: 'x1', to: [250, 196], seconds: 0.8 },
          { type: 'cut', who: '2', to: [104, 160], via: [74, 196], seconds: 0.9 },
          { type: 'cut', who: '3', to: [396, 160], via: [426, 196], seconds: 0.9 },
        ],
      },
      {
        caption: 'Pass early, x2 runs at it',
        cue: 'The ball goes left before x1 can touch it. x2 has to leave the middle of the key.',
        look: 'x2',
        moves: [
          { type: 'pass', who: '1', to: '2', seconds: 0.6 },
          { type: 'cut', who: '2', to: [146, 112], seconds: 0.9 },
          { type: 'cut', who: 'x2', to: [192, 92], after: 0.2, seconds: 0.8 },
          { type: 'cut', who: '3', to: [356, 112], seconds: 0.9 },
        ],
      },
      {
        caption: 'One more: the other side',
        cue: 'x2 came, so the far lane is empty. One more pass turns a hard shot into a layup.',
        look: '3',
        moves: [
          { type: 'cut', who: '3', to: [292, 84], via: [322, 92], seconds: 0.9 },
          { type: 'pass', who: '2', to: '3', after: 0.3, seconds: 0.6, via: [230, 130] },
          { type: 'cut', who: 'x1', to: [252, 140], seconds: 0.9 },
          { type: 'shot', who: '3', after: 1, seconds: 0.5 },
        ],
      },
    ],
    ending: { question: 'x2 runs at the ball on the left. Who is free now?', phase: 3 },
  },
  'skip-pass-zone': {
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
    phases: [
      {
        caption: 'The zone leans left',
        cue: 'Two in front, three behind. With every pass all five take a few steps toward the ball.',
        look: 'x4',
        moves: [
          { type: 'pass', who: '1', to: '2' },
          { type: 'cut', who: 'x1', to: [128, 212], seconds: 0.9 },
          { type: 'cut', who: 'x2', to: [230, 204], seconds: 0.9 },
          { type: 'cut', who: 'x3', to: [108, 120], seconds: 0.9 },
          { type: 'cut', who: 'x5', to: [212, 96], seconds: 0.9 },
          { type: 'cut', who: 'x4', to: [304, 108], seconds: 0.9 },
        ],
      },
      {
        caption: 'The corner pulls it further',
        cue: 'The ball goes to the corner and x4 is already on the wrong side of the key. Look who is alone.',
        look: 'x4',
        moves: [
          { type: 'pass', who: '2', to: '4', seconds: 0.7 },
          { type: 'cut', who: 'x3', to: [88, 96], seconds: 0.8 },
          { type: 'cut', who: 'x5', to: [172, 78], seconds: 0.9 },
          { type: 'cut', who: 'x4', to: [252, 92], seconds: 0.9 },
          { type: 'cut', who: 'x1', to: [118, 180], seconds: 0.8 },
          { type: 'cut', who: 'x2', to: [214, 160], seconds: 0.9 },
        ],
      },
      {
        caption: 'Skip it across',
        cue: 'Feet set, eyes first, then two hands over the head. x4 has to run while the ball flies.',
        look: '3',
        moves: [
          { type: 'pass', who: '4', to: '3', seconds: 1.2, via: [220, 222] },
          { type: 'cut', who: 'x4', to: [366, 172], via: [314, 118], after: 0.3, seconds: 1.2 },
          { type: 'cut', who: 'x5', to: [228, 86], after: 0.4, seconds: 1 },
          { type: 'cut', who: 'x2', to: [268, 184], after: 0.4, seconds: 1 },
        ],
      },
      {
        caption: 'Ready before the catch',
        cue: 'x4 comes late and fast, so player 3 drives past. Had x4 stayed home, the shot was there.',
        look: 'x4',
        moves: [
          { type: 'cut', who: 'x4', to: [388, 196], seconds: 0.4 },
          { type: 'dribble', who: '3', to: [352, 100], via: [424, 136], after: 0.3, seconds: 1.2 },
          { type: 'shot', who: '3', after: 1.5, seconds: 0.6 },
        ],
      },
    ],
    ending: { question: 'All five defenders are on the side of the ball. Which pass beats them?', phase: 2 },
  },
}
