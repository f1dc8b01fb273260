/** Whatever has an area around it, which a finger can hit: players, and the handles of the chosen line. */
const TARGETS = '[data-who], [data-handle]'

/**
 * Returns the element that a press on the court means. The areas of players and handles overlap on a phone, where each is as wide
 * as a finger: the one with the nearest center is meant.
 * @param x in CSS pixels of the window, as `y`
 */
export function findTarget(pressed: Element, x: number, y: number): Element {
  if (!pressed.closest(TARGETS)) return pressed
  const under = document.elementsFromPoint(x, y).flatMap((element) => element.closest(TARGETS) ?? [])
  const distances = [...new Set(under)].map((target) => ({ target, distance: distanceTo(target, x, y) }))
  return distances.sort((one, other) => one.distance - other.distance)[0]?.target ?? pressed
}

// The area is a circle, and the first child.
function distanceTo({ firstElementChild: area }: Element, x: number, y: number): number {
  if (!area) return Infinity
  const { left, top, width, height } = area.getBoundingClientRect()
  return Math.hypot(left + width / 2 - x, top + height / 2 - y)
}
