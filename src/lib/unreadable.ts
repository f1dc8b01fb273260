/**
 * What stands where a sealed value cannot be opened. It is no longer than the shortest sealed field allows, so that a form
 * which sends it back is not refused; what is stored stays as it is then.
 */
export const UNREADABLE = 'Cannot be read. Please ask an admin.'
