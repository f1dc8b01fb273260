import type { Scene } from '../scene'

/** The three films on offense, by slug. */
export const offense: Record<string, Scene> = {
  'give-and-go': {
    players: [
      { label: '1', at: [296, 292] },
      { label: '3', at: [436, 190] },
      { label: '2', at: [80, 190] },
      { label: 'x1', at: [284, 246], team: 'defense' },
      { label: 'x3', at: [390, 168], team: 'defense' },
    ],
    ball: '1',
    phases: [
      {
        caption: 'Pass to the wing',
        cue: 'x1 turns the head to follow the ball. That is the moment player 1 waits for.',
        look: 'x1',
        moves: [
          { type: 'pass', who: '1', to: '3' },
          { type: 'cut', who: 'x1', to: [304, 236], after: 0.2, seconds: 0.5 },
        ],
      },
      {
        caption: 'One step away',
        cue: 'Two slow steps to the left, and x1 leans with them. The door on the ball side opens.',
        look: '1',
        moves: [
          { type: 'cut', who: '1', to: [252, 288], seconds: 0.8 },
          { type: 'cut', who: 'x1', to: [254, 242], after: 0.15, seconds: 0.8 },
        ],
      },
      {
        caption: 'Cut in front, hands ready',
        cue: 'The cut goes between x1 and the ball. Show a hand, and the return pass has a target.',
        look: '1',
        moves: [
          { type: 'cut', who: '1', to: [308, 92], via: [318, 196], seconds: 1.5 },
          { type: 'cut', who: 'x1', to: [256, 128], via: [262, 190], after: 0.3, seconds: 1.3 },
          { type: 'pass', who: '3', to: '1', after: 0.9, seconds: 0.55 },
        ],
      },
      {
        caption: 'Finish, and fill the top',
        cue: 'Player 1 lays it in. Player 2 takes the empty place on top, so somebody is home.',
        look: '2',
        moves: [
          { type: 'dribble', who: '1', to: [282, 82], seconds: 0.4 },
          { type: 'shot', who: '1', after: 0.4, seconds: 0.5 },
          { type: 'cut', who: '2', to: [250, 290], via: [140, 268], seconds: 1.5 },
        ],
      },
    ],
    ending: { question: 'You passed, and your defender watches the ball. What now?', phase: 1 },
  },
  'attack-the-gap': {
    players: [
      { label: '1', at: [172, 288] },
      { label: '2', at: [336, 292] },
      { label: '3', at: [456, 100] },
      { label: 'x1', at: [184, 240], team: 'defense' },
      { label: 'x2', at: [316, 236], team: 'defense' },
      { label: 'x3', at: [398, 108], team: 'defense' },
    ],
    ball: '1',
    phases: [
      {
        caption: 'Make the gap wider',
        cue: 'One dribble away pulls x1 along. Now there is a street between x1 and x2.',
        look: 'x1',
        moves: [
          { type: 'dribble', who: '1', to: [130, 276], seconds: 0.9 },
          { type: 'cut', who: 'x1', to: [146, 228], after: 0.1, seconds: 0.9 },
        ],
      },
      {
        caption: 'Drive it, stop on two feet',
        cue: 'Two long dribbles, then both feet land together. Nobody on two feet falls into a charge.',
        look: '1',
        moves: [
          { type: 'dribble', who: '1', to: [254, 152], via: [222, 248], seconds: 1.4 },
          { type: 'cut', who: 'x1', to: [206, 172], via: [176, 204], after: 0.2, seconds: 1.2 },
          { type: 'cut', who: 'x2', to: [296, 180], after: 0.4, seconds: 0.9 },
        ],
      },
      {
        caption: 'x3 helps: see the corner',
        cue: 'x3 steps into the key to stop the ball. Whoever helps has left somebody alone.',
        look: 'x3',
        moves: [{ type: 'cut', who: 'x3', to: [296, 112], via: [346, 102], seconds: 0.9 }],
      },
      {
        caption: 'Kick it out, open shot',
        cue: 'A pass on time to the chest. Player 3 had the knees bent before the ball arrived.',
        look: '3',
        moves: [
          { type: 'pass', who: '1', to: '3', seconds: 0.8, via: [360, 142] },
          { type: 'cut', who: 'x3', to: [404, 104], via: [350, 94], after: 0.3, seconds: 1.1 },
          { type: 'shot', who: '3', after: 1.2, seconds: 1 },
        ],
      },
    ],
    ending: { question: 'You stand on two feet in the key and x3 leaves the corner. Where is the pass?', phase: 3 },
  },
  'pick-and-roll': {
    players: [
      { label: '1', at: [206, 296] },
      { label: '5', at: [336, 170] },
      { label: '3', at: [456, 96] },
      { label: 'x1', at: [222, 250], team: 'defense' },
      { label: 'x5', at: [298, 136], team: 'defense' },
      { label: 'x3', at: [400, 112], team: 'defense' },
    ],
    ball: '1',
    phases: [
      {
        caption: 'Two on the ball: hit the roll',
        cue: 'x1 and x5 both run at player 1. Count to two, and the roller is alone in front of the rim.',
        look: 'x5',
        moves: [
          { type: 'screen', who: '5', to: [252, 252], via: [312, 234], seconds: 0.9 },
          { type: 'dribble', who: '1', to: [368, 268], via: [286, 326], after: 0.8, seconds: 1.1 },
          { type: 'cut', who: 'x1', to: [320, 264], via: [266, 290], after: 1, seconds: 1 },
          { type: 'cut', who: 'x5', to: [352, 222], via: [320, 170], after: 0.7, seconds: 0.9 },
          { type: 'cut', who: '5', to: [268, 96], via: [272, 176], after: 1.5, seconds: 1.2 },
          { type: 'pass', who: '1', to: '5', after: 2, seconds: 0.7, via: [304, 166] },
        ],
      },
      {
        caption: 'x5 stays low: shoot',
        cue: 'x1 is stuck behind the screen and x5 guards the rim. Nobody guards the shot: take it in rhythm.',
        look: 'x5',
        isRestart: true,
        moves: [
          { type: 'screen', who: '5', to: [252, 252], via: [312, 234], seconds: 0.9 },
          { type: 'dribble', who: '1', to: [330, 244], via: [284, 322], after: 0.8, seconds: 1.1 },
          { type: 'cut', who: 'x1', to: [254, 298], after: 1, seconds: 0.9 },
          { type: 'cut', who: 'x5', to: [276, 92], after: 0.7, seconds: 0.8 },
          { type: 'shot', who: '1', after: 2, seconds: 1 },
        ],
      },
      {
        caption: 'The corner helps: pass there',
        cue: 'x3 leaves the corner to stop the roll. Look past the roller: player 3 has all the time.',
        look: 'x3',
        isRestart: true,
        moves: [
          { type: 'screen', who: '5', to: [252, 252], via: [312, 234], seconds: 0.9 },
          { type: 'dribble', who: '1', to: [368, 268], via: [286, 326], after: 0.8, seconds: 1.1 },
          { type: 'cut', who: 'x1', to: [320, 264], via: [266, 290], after: 1, seconds: 1 },
          { type: 'cut', who: 'x5', to: [352, 222], via: [320, 170], after: 0.7, seconds: 0.9 },
          { type: 'cut', who: '5', to: [252, 116], via: [262, 186], after: 1.5, seconds: 1 },
          { type: 'cut', who: 'x3', to: [292, 88], via: [346, 92], after: 1.5, seconds: 0.8 },
          { type: 'pass', who: '1', to: '3', after: 2.3, seconds: 0.7 },
        ],
      },
    ],
    ending: {
      question: 'x5 stays low by the rim and x1 is stuck on the screen. Shoot, roll or corner?',
      phase: 1,
      at: 2,
    },
  },
}
