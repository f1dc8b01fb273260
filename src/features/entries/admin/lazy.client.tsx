'use client'

import dynamic from 'next/dynamic'

// Components that only some pages of the office need. Each is loaded where it is rendered, not with every admin page.

export const EntryMailsPanel = dynamic(() =>
  import('./mails/EntryMailsPanel.client').then((module) => module.EntryMailsPanel),
)
export const EntryPanel = dynamic(() => import('./entry/EntryPanel.client').then((module) => module.EntryPanel))
export const CompareDuplicates = dynamic(() =>
  import('./entry/CompareDuplicates.client').then((module) => module.CompareDuplicates),
)
