'use client'

import dynamic from 'next/dynamic'

// Components that only some pages of the office need. Each is loaded where it is rendered, not with every admin page.

export const Schedule = dynamic(() => import('./schedule/Schedule.client').then((module) => module.Schedule))
export const ShareDraft = dynamic(() => import('./share/ShareDraft.client').then((module) => module.ShareDraft))
export const ImportPanel = dynamic(() => import('./import/ImportPanel.client').then((module) => module.ImportPanel))
export const ListSearchField = dynamic(() =>
  import('./ListSearchField.client').then((module) => module.ListSearchField),
)
