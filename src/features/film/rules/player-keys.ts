/** The keyboard shortcuts with their help texts. */
export const KEYS = [
  { keys: 'Space or K', action: 'Play or pause' },
  { keys: '← and →', action: '5 seconds back or on' },
  { keys: ', and .', action: 'One picture back or on, while paused' },
  { keys: '< and >', action: 'Slower or faster' },
  { keys: 'C', action: 'Captions on or off' },
  { keys: 'M', action: 'Sound on or off' },
  { keys: 'F', action: 'Full screen' },
] as const

export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const

export const STEP_SECONDS = 5
const PICTURE_SECONDS = 1 / 30

/** The part of a video element that the shortcuts use. */
export type ControllableVideo = Pick<
  HTMLVideoElement,
  'paused' | 'currentTime' | 'duration' | 'muted' | 'playbackRate' | 'play' | 'pause' | 'requestFullscreen'
> & { textTracks: ArrayLike<Pick<TextTrack, 'mode'>> }

/** Runs the shortcut of a key. @returns false when the key has no shortcut */
export function pressKey(video: ControllableVideo, key: string): boolean {
  const action = ACTIONS[key.toLowerCase()]
  action?.(video)
  return action !== undefined
}

/** Moves by some seconds, within the limits of the film. */
export function stepBy(video: ControllableVideo, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : video.currentTime
  video.currentTime = Math.min(Math.max(0, video.currentTime + seconds), end)
}

/** Sets one of the playback speeds. */
export function playAt(video: ControllableVideo, speed: number): void {
  video.playbackRate = speed
}

const ACTIONS: Readonly<Record<string, (video: ControllableVideo) => void>> = {
  ' ': togglePlay,
  k: togglePlay,
  arrowleft: (video) => stepBy(video, -STEP_SECONDS),
  arrowright: (video) => stepBy(video, STEP_SECONDS),
  ',': (video) => video.paused && stepBy(video, -PICTURE_SECONDS),
  '.': (video) => video.paused && stepBy(video, PICTURE_SECONDS),
  '<': (video) => changeSpeed(video, -1),
  '>': (video) => changeSpeed(video, 1),
  c: toggleCaptions,
  m: (video) => {
    video.muted = !video.muted
  },
  f: toggleFullscreen,
}

function togglePlay(video: ControllableVideo): void {
  // A rejected start needs no message: the film stays paused, which its button shows.
  if (video.paused) void video.play().catch(() => undefined)
  else video.pause()
}

function changeSpeed(video: ControllableVideo, direction: 1 | -1): void {
  const speeds: readonly number[] = SPEEDS
  const next = speeds[speeds.indexOf(video.playbackRate) + direction]
  if (next !== undefined) playAt(video, next)
}

function toggleCaptions({ textTracks }: ControllableVideo): void {
  const track = textTracks[0]
  if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
}

function toggleFullscreen(video: ControllableVideo): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()
  void change.catch(() => undefined)
}
