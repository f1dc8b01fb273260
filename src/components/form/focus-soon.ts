/** Focuses what a state change is about to render: in the frame after the next one it is there. */
export function focusSoon(target: { current: HTMLElement | null }): void {
  requestAnimationFrame(() => requestAnimationFrame(() => target.current?.focus()))
}
