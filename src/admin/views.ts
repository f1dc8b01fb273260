import type { AdminViewConfig } from 'payload'

/** The admin's custom views. Each one checks its viewer itself, because Payload shows them to everyone. */
export const adminViews: Record<string, AdminViewConfig> = {
  dashboard: { Component: '/features/dashboard/admin/today/Dashboard#Dashboard', meta: { title: 'Today' } },
  inbox: view('/features/inbox/admin/list/InboxView', '/inbox', 'Inbox'),
  figures: view('/features/reports/admin/figures/FiguresView', '/figures', 'How we are doing'),
  audit: view('/features/reports/admin/audit/AuditView', '/audit', 'Audit'),
  childFile: {
    ...view('/features/privacy/admin/child-file/ChildFileView', '/child-file/:kind/:id', 'Everything we hold'),
    exact: false,
  },
  retention: view('/features/privacy/admin/retention/RetentionView', '/retention', 'What is due to be deleted'),
  pages: view('/features/dashboard/admin/nav/PagesView', '/pages', 'Pages'),
  settings: view('/features/dashboard/admin/nav/SettingsView', '/settings', 'Settings'),
  rosters: view('/features/people/admin/RostersView', '/rosters', 'Rosters'),
  rosterImport: view('/features/people/admin/import/ImportView', '/roster-import', 'Import players'),
  eventImport: view('/features/events/admin/import/EventImportView', '/event-import', 'Import events'),
  rosterSheet: view('/features/people/admin/SheetView', '/roster-sheet', 'Roster on paper'),
  playerCard: { ...view('/features/people/admin/PlayerCardView', '/player-card/:id', 'Player card'), exact: false },
  unauthorized: { Component: '/admin/UnauthorizedView#UnauthorizedView', meta: { title: 'Not for this account' } },
  login: { Component: '/admin/sign-in/SignInView#SignInView', meta: { title: 'Sign in' } },
  forgot: { Component: '/admin/sign-in/ForgotPasswordView#ForgotPasswordView', meta: { title: 'Forgot password' } },
  newPassword: view('/features/staff/admin/NewPasswordView', '/new-password', 'Choose a new password'),
  signInCode: view('/features/staff/admin/SignInCodeView', '/sign-in-code', 'Your code'),
  invitation: view('/features/staff/admin/InvitationView', '/invitation', 'Choose your password'),
  rollover: view('/features/people/admin/RolloverView', '/rollover', 'Season rollover'),
}

function view(file: string, path: `/${string}`, title: string): AdminViewConfig {
  const name = file.split('/').at(-1)
  return { Component: `${file}#${name}`, path, exact: true, meta: { title } }
}
