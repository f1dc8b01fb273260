/** Error messages for empty fields, used by the page and the server. */
export const EMPTY_CODE = 'Please enter your access code.'
export const EMPTY_EMAIL = 'Please enter a valid email address.'
export const EMPTY_PASSWORD = 'Please enter your password.'
