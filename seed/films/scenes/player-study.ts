import type { Scene } from '../scene'

/** The two films that follow one player, by slug. */
export const playerStudy: Record<string, Scene> = {
  'guard-who-changes-speed': {
    players: [
      { label: '1', at: [250, 330] },
      { label: '2', at: [64, 150] },
      { label: '3', at: [436, 150] },
      { label: 'x1', at: [250, 278], team: 'defense' },
      { label: 'x2', at: [116, 132], team: 'defense' },
      { label: 'x3', at: [384, 132], team: 'defense' },
    ],
    ball: '1',
    star: '1',
    phases: [
      {
        caption: 'Slow: walk them down',
        cue: 'High dribble, tall body, no hurry. x1 backs up at the same speed and feels safe.',
        look: '1',
        moves: [
          { type: 'dribble', who: '1', to: [268, 284], via: [262, 308], seconds: 1.6 },
          { type: 'cut', who: 'x1', to: [262, 234], seconds: 1.6 },
        ],
      },
      {
        caption: 'Stop: x1 stands up',
        cue: 'The eyes go up as if to pass, and x1 straightens both knees. This is the sign to go.',
        look: 'x1',
        moves: [
          { type: 'dribble', who: '1', to: [274, 270], via: [271, 278], seconds: 1 },
          { type: 'cut', who: 'x1', to: [270, 224], seconds: 0.9 },
        ],
      },
      {
        caption: 'Fast: two long dribbles',
        cue: 'The first step lands beside the foot of x1. Straight to the rim, shoulder past the hip.',
        look: '1',
        moves: [
          { type: 'dribble', who: '1', to: [314, 126], via: [330, 206], seconds: 0.8 },
          { type: 'cut', who: 'x1', to: [272, 166], via: [276, 202], after: 0.25, seconds: 0.8 },
        ],
      },
      {
        caption: 'Slow again: finish',
        cue: 'x3 arrives in a hurry. Player 1 lands on two feet, waits, and x3 flies past.',
        look: 'x3',
        moves: [
          { type: 'dribble', who: '1', to: [296, 92], seconds: 1 },
          { type: 'cut', who: 'x3', to: [340, 76], via: [366, 100], seconds: 0.8 },
          { type: 'shot', who: '1', after: 1.5, seconds: 0.5 },
        ],
      },
    ],
    ending: { question: 'What did x1 do just before the fast step?', phase: 2 },
  },
  'wing-who-never-stands-still': {
    players: [
      { label: '1', at: [272, 304] },
      { label: '2', at: [276, 96] },
      { label: '4', at: [152, 122] },
      { label: '5', at: [370, 130] },
      { label: 'x1', at: [272, 256], team: 'defense' },
      { label: 'x2', at: [252, 134], team: 'defense' },
    ],
    ball: '1',
    star: '2',
    phases: [
      {
        caption: 'Start slow, lean right',
        cue: 'Three steps toward player 5. x2 thinks the cut goes right and leans that way.',
        look: 'x2',
        moves: [
          { type: 'cut', who: '2', to: [314, 88], seconds: 0.9 },
          { type: 'cut', who: 'x2', to: [302, 128], after: 0.1, seconds: 0.9 },
        ],
      },
      {
        caption: 'Now left, past the screen',
        cue: 'Shoulder to hip past player 4, so close that nobody fits between. x2 has to follow behind.',
        look: '2',
        moves: [
          { type: 'cut', who: '2', to: [94, 190], via: [142, 74], seconds: 1.6 },
          { type: 'cut', who: 'x2', to: [102, 132], via: [172, 62], after: 0.3, seconds: 1.6 },
          { type: 'dribble', who: '1', to: [214, 288], via: [244, 304], after: 0.4, seconds: 1 },
          { type: 'cut', who: 'x1', to: [218, 240], after: 0.4, seconds: 1 },
        ],
      },
      {
        caption: 'x2 chases: curl',
        cue: 'x2 is on the back, so the middle is open. Player 2 curls around the screen to the ball.',
        look: 'x2',
        moves: [
          { type: 'cut', who: '2', to: [208, 158], via: [132, 192], seconds: 1 },
          { type: 'cut', who: 'x2', to: [116, 172], via: [92, 150], after: 0.2, seconds: 0.9 },
          { type: 'pass', who: '1', to: '2', after: 0.4, seconds: 0.5, via: [184, 232] },
        ],
      },
      {
        caption: 'One dribble, finish',
        cue: 'All the work came before the catch. With the ball, one dribble is enough.',
        look: '2',
        moves: [
          { type: 'dribble', who: '2', to: [238, 96], seconds: 0.8 },
          { type: 'cut', who: 'x2', to: [186, 124], after: 0.2, via: [158, 182], seconds: 0.9 },
          { type: 'shot', who: '2', after: 0.9, seconds: 0.5 },
        ],
      },
    ],
    ending: { question: 'x2 is right behind you at the screen. Step out to the wing, or curl?', phase: 2 },
  },
}
