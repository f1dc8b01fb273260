/** Returns a promise that stays pending until `open` is called, to hold back a response for as long as a test needs. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
