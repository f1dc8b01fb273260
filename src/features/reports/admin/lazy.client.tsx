'use client'

import dynamic from 'next/dynamic'

// Components that only some pages of the office need. Each is loaded where it is rendered, not with every admin page.

export const RosterDialog = dynamic(() => import('./exports/ExportDialog.client').then((module) => module.RosterDialog))
export const ResultsDialog = dynamic(() =>
  import('./exports/ExportDialog.client').then((module) => module.ResultsDialog),
)
export const AuditExport = dynamic(() => import('./exports/ExportDialog.client').then((module) => module.AuditExport))
