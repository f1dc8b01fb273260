/**
 * Shown in place of an encrypted value that cannot be decrypted. No longer than the shortest encrypted field allows, so that a
 * form that submits it passes validation; the stored value is not overwritten by it.
 */
export const UNREADABLE = 'Cannot be read. Please ask an admin.'
