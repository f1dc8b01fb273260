/** The cookie that passes a notice to the next page. Scripts read and clear it; it contains only the keys below. */
export const NOTICE_COOKIE = 'member-notice'

/** The notices shown once on the page that follows a sign-in or sign-out. */
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

/** Returns the notices in a cookie and ignores any other content. */
export function parseNotices(value: string | undefined): Notice[] {
  return (value ?? '').split('.').filter((key): key is Notice => Object.hasOwn(NOTICES, key))
}

/** Returns the text of a notice. */
export function noticeText(notice: Notice, name: string): string {
  return NOTICES[notice].replace('{name}', name)
}
