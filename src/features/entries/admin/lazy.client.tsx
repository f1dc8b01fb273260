'use client'

import dynamic from 'next/dynamic'

// Components that only some pages of the office need. Each is loaded where it is rendered, not with every admin page. The panel of
// an entry is not among them: while its script loads, React draws a click on the answer beside it 50 to 200 ms late.

export const EntryMailsPanel = dynamic(() =>
  import('./mails/EntryMailsPanel.client').then((module) => module.EntryMailsPanel),
)
export const CompareDuplicates = dynamic(() =>
  import('./entry/CompareDuplicates.client').then((module) => module.CompareDuplicates),
)
