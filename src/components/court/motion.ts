/** Elements that move over the time of a play. */
export type Motion = {
  /** Moves an element along keyframes, whose offsets are shares of the whole time. */
  add: (element: Element, keyframes: Keyframe[]) => void
  /** Runs from a time in seconds. */
  run: (time: number, speed: number) => void
  /** Holds all elements at a time in seconds. */
  hold: (time: number) => void
  /** Returns all elements to their own places. */
  cancel: () => void
}

/** Moves elements with animations that the browser runs on its compositor: a frame needs no script, layout or paint. */
export function createMotion(seconds: number): Motion {
  const animations: Animation[] = []
  return {
    add(element, keyframes) {
      const animation = element.animate(keyframes, { duration: seconds * 1000, fill: 'both' })
      animation.cancel()
      animations.push(animation)
    },
    run(time, speed) {
      for (const animation of animations) {
        animation.playbackRate = speed
        animation.currentTime = time * 1000
        animation.play()
      }
    },
    hold(time) {
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = time * 1000
      }
    },
    cancel() {
      for (const animation of animations) animation.cancel()
    },
  }
}

/** Keeps of keyframes that were taken at equal times only those at which a value begins or ends to change. */
export function toKeyframes(property: string, values: string[]): Keyframe[] {
  return values.flatMap((value, index) => {
    const isStill = value === values[index - 1] && value === values[index + 1]
    return isStill ? [] : [{ [property]: value, offset: index / (values.length - 1) }]
  })
}
