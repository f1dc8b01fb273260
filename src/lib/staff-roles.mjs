/** What a member of staff may be, here for plain scripts too. One person may hold several roles. */
export const STAFF_ROLES = /** @type {const} */ (['admin', 'editor', 'registrar', 'coach', 'treasurer'])
