/** The cookie that carries a notice to the next page. Scripts read and clear it; it holds no more than these keys. */
export const NOTICE_COOKIE = 'member-notice'

/** What is said once on the page that follows an act of signing in or out. */
export const NOTICES = {
  welcome: 'Welcome, {name}!',
  'welcome-back': 'Welcome back, {name}!',
  'signed-in': 'Signed in successfully',
  'signed-out': 'Signed out successfully',
  'logged-out': 'Logged out successfully',
  'account-created': 'Account created successfully',
  'password-set': 'Your new password is set. Sign in with it.',
} as const

export type Notice = keyof typeof NOTICES

/** The notices in a cookie; other content is ignored. */
export function parseNotices(value: string | undefined): Notice[] {
  return (value ?? '').split('.').filter((key): key is Notice => Object.hasOwn(NOTICES, key))
}

/** A notice in words. */
export function noticeText(notice: Notice, name: string): string {
  return NOTICES[notice].replace('{name}', name)
}
