/** The roles of staff, in a module that plain scripts can import too. One person may have several roles. */
export const STAFF_ROLES = /** @type {const} */ (['admin', 'editor', 'registrar', 'coach', 'treasurer'])
