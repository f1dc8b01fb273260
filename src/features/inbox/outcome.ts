/** What became of many entries at once: those that were not changed keep their reference and say why. */
export type Outcome = { changed: string[]; skipped: Skipped[]; mails?: Mailed }
export type Skipped = { id: string; reference: string; reason: string }
/** Mails that wait for their minutes to be undone, and entries whose family was not written to. */
export type Mailed = { queued: number; skipped: Skipped[] }

/** The outcome in one line; the reasons of the skipped ones stand below it. */
export function summarize({ changed, skipped }: Outcome): string {
  const done = changed.length === 0 ? 'Nothing changed' : `${changed.length} changed`
  if (skipped.length === 0) return `${done}.`
  return `${done}, ${skipped.length} skipped because:`
}

/** What was written to families, in one line; reasons stand below it. */
export function summarizeMails({ queued, skipped }: Mailed): string {
  const mails = queued === 1 ? '1 mail waits' : `${queued} mails wait`
  const written = queued === 0 ? 'No mail was written' : `${mails} a few minutes, and can be undone in the Outbox`
  return skipped.length === 0 ? `${written}.` : `${written}. ${skipped.length} not written because:`
}
