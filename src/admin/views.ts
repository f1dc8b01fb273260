import type { AdminViewConfig } from 'payload'

/** The admin's pages beside lists and documents. Each one asks itself who looks: Payload shows them to everybody. */
export const adminViews: Record<string, AdminViewConfig> = {
  inbox: view('inbox/InboxView', '/inbox', 'Inbox'),
  audit: view('desk/AuditView', '/audit', 'Audit'),
  rosters: view('roster/RostersView', '/rosters', 'Rosters'),
  rosterSheet: view('roster/SheetView', '/roster-sheet', 'Roster on paper'),
  playerCard: { ...view('roster/PlayerCardView', '/player-card/:id', 'Player card'), exact: false },
  rollover: view('roster/RolloverView', '/rollover', 'Season rollover'),
}

function view(file: string, path: `/${string}`, title: string): AdminViewConfig {
  const name = file.split('/').at(-1)
  return { Component: `/admin/${file}#${name}`, path, exact: true, meta: { title } }
}
