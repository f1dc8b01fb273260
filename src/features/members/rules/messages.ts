/** What is said at an empty field, on the page and by the server. */
export const EMPTY_CODE = 'Please enter your access code.'
export const EMPTY_EMAIL = 'Please enter a valid email address.'
export const EMPTY_PASSWORD = 'Please enter your password.'
