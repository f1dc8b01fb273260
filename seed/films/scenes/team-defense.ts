import type { Scene } from '../scene'

/** The films on defense away from the ball, by slug. */
export const teamDefense: Record<string, Scene> = {
  'help-side-rotations': {
    players: [
      { label: '1', at: [330, 288] },
      { label: '2', at: [440, 184] },
      { label: '3', at: [150, 270] },
      { label: '4', at: [58, 110] },
      { label: 'x1', at: [322, 244], team: 'defense' },
      { label: 'x2', at: [386, 190], team: 'defense' },
      { label: 'x3', at: [218, 204], team: 'defense' },
      { label: 'x4', at: [150, 112], team: 'defense' },
    ],
    ball: '1',
    phases: [
      {
        caption: 'Ball to the right wing',
        cue: 'All four defenders move while the ball is in the air, not after the catch.',
        look: 'x4',
        moves: [
          { type: 'pass', who: '1', to: '2', seconds: 0.7 },
          { type: 'cut', who: 'x2', to: [398, 166], seconds: 0.7 },
          { type: 'cut', who: 'x1', to: [330, 216], seconds: 0.8 },
          { type: 'cut', who: 'x3', to: [254, 172], seconds: 0.8 },
          { type: 'cut', who: 'x4', to: [222, 104], seconds: 0.8 },
        ],
      },
      {
        caption: 'Player 2 drives the baseline',
        cue: 'Watch x4. The first step comes before the drive gets to the key.',
        look: 'x4',
        moves: [
          { type: 'dribble', who: '2', to: [396, 96], via: [432, 130], seconds: 1 },
          { type: 'cut', who: 'x2', to: [374, 130], via: [388, 150], seconds: 1.1 },
          { type: 'cut', who: 'x4', to: [276, 78], after: 0.25, seconds: 0.8 },
        ],
      },
      {
        caption: 'x4 stops the ball, x3 sinks',
        cue: 'x4 meets the ball outside the key. x3 drops to the place x4 left: that is helping the helper.',
        look: 'x3',
        moves: [
          { type: 'dribble', who: '2', to: [362, 76], via: [380, 84], seconds: 0.8 },
          { type: 'cut', who: 'x4', to: [322, 68], seconds: 0.6 },
          { type: 'cut', who: 'x3', to: [176, 122], via: [214, 136], seconds: 0.9 },
          { type: 'cut', who: 'x1', to: [254, 190], seconds: 0.9 },
        ],
      },
      {
        caption: 'Kick-out: go on the flight',
        cue: 'One long pass and everybody leaves at once: x3 to the corner, x1 across to player 3.',
        look: 'x3',
        moves: [
          { type: 'pass', who: '2', to: '4', seconds: 1.1 },
          { type: 'cut', who: 'x3', to: [100, 116], after: 0.1, seconds: 1 },
          { type: 'cut', who: 'x1', to: [176, 226], after: 0.1, seconds: 1 },
          { type: 'cut', who: 'x4', to: [240, 92], after: 0.2, seconds: 1 },
        ],
      },
    ],
    ending: { question: 'Player 2 has a step on x2. Who moves first, and where to?', phase: 1, at: 0.35 },
  },
  'box-out': {
    players: [
      { label: '1', at: [250, 290] },
      { label: '2', at: [104, 186] },
      { label: '4', at: [394, 170] },
      { label: 'x1', at: [250, 240], team: 'defense' },
      { label: 'x2', at: [178, 104], team: 'defense' },
      { label: 'x4', at: [318, 98], team: 'defense' },
    ],
    ball: '1',
    phases: [
      {
        caption: 'Know where your player is',
        cue: 'Before the shot, x2 and x4 see two things at once: the ball and their own player.',
        look: 'x4',
        moves: [
          { type: 'dribble', who: '1', to: [276, 270], via: [258, 288], seconds: 1 },
          { type: 'cut', who: 'x1', to: [272, 222], seconds: 1 },
        ],
      },
      {
        caption: 'Shot! Hit first, then look',
        cue: 'The ball is up and nobody watches it. Each defender walks out and meets a player.',
        look: 'x4',
        moves: [
          { type: 'shot', who: '1', seconds: 2 },
          { type: 'cut', who: '4', to: [378, 144], after: 0.3, seconds: 1 },
          { type: 'cut', who: 'x4', to: [342, 120], after: 0.1, seconds: 0.9 },
          { type: 'cut', who: '2', to: [118, 150], after: 0.3, seconds: 1 },
          { type: 'cut', who: 'x2', to: [152, 126], after: 0.1, seconds: 0.9 },
          { type: 'cut', who: 'x1', to: [266, 216], after: 0.1, seconds: 0.6 },
        ],
      },
      {
        caption: 'Hold, then go and get it',
        cue: 'Backs stay on the players until the ball comes off. Then x2 jumps and takes it with two hands.',
        look: 'x2',
        moves: [
          { type: 'cut', who: '2', to: [124, 114], seconds: 0.7 },
          { type: 'cut', who: '4', to: [376, 112], seconds: 0.7 },
          { type: 'cut', who: 'x4', to: [336, 98], seconds: 0.7 },
          { type: 'cut', who: 'x2', to: [196, 86], after: 0.3, seconds: 0.7 },
          { type: 'pass', who: 'rim', to: 'x2', after: 0.4, seconds: 0.8 },
        ],
      },
      {
        caption: 'Out of traffic',
        cue: 'Chin the ball, turn away from the crowd and find the guard wide. The stop is done now.',
        look: 'x1',
        moves: [
          { type: 'cut', who: 'x1', to: [92, 236], via: [170, 240], seconds: 1.2 },
          { type: 'pass', who: 'x2', to: 'x1', after: 0.7, seconds: 0.7 },
        ],
      },
    ],
    ending: { question: 'The shot is in the air. Where do your eyes go first?', phase: 1, at: 0.9 },
  },
}
