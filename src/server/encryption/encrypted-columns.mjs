/**
 * The columns that are stored encrypted (docs/decisions/073). Plain JavaScript, so that scripts can import it.
 * @typedef {object} EncryptedColumn
 * @property {string} table
 * @property {string} column
 * @property {string} row SQL over the table: the owner of a value. A value moved to another row cannot be decrypted
 * @property {string} [owner] the document's relation to the owner in Payload, if the table belongs to a collection
 */

const PLAYER = 'player_id'
const PLAYER_OF_PICKUP = '(SELECT e.player_id FROM enrolments e WHERE e.id = enrolments_pickups._parent_id)'
const EDITED_FIELD = `entry_id || '/' || field`

/** @type {readonly EncryptedColumn[]} */
export const ENCRYPTED_COLUMNS = [
  { table: 'enrolments', column: 'medical_notes', row: PLAYER, owner: 'player' },
  { table: 'enrolments', column: 'emergency_name', row: PLAYER, owner: 'player' },
  { table: 'enrolments', column: 'emergency_phone', row: PLAYER, owner: 'player' },
  { table: 'enrolments_pickups', column: 'name', row: PLAYER_OF_PICKUP, owner: 'player' },
  { table: 'enrolments_pickups', column: 'phone', row: PLAYER_OF_PICKUP, owner: 'player' },
  { table: 'enrolments_pickups', column: 'relation', row: PLAYER_OF_PICKUP, owner: 'player' },
  { table: 'consents', column: 'signer', row: `enrolment_id || '/' || key || '/' || version` },
  { table: 'kept_consents', column: 'words', row: 'id' },
  // Not needed before the player is accepted; then the enrollment has it.
  { table: 'player_registrations', column: 'emergency_contact_name', row: 'reference', owner: 'reference' },
  { table: 'player_registrations', column: 'emergency_contact_phone', row: 'reference', owner: 'reference' },
  { table: 'registration_edits', column: 'before', row: EDITED_FIELD },
  { table: 'registration_edits', column: 'after', row: EDITED_FIELD },
  // A mail contains links to data that is encrypted too.
  { table: 'mails', column: 'text', row: 'id', owner: 'id' },
  { table: 'mails', column: 'calendar', row: 'id', owner: 'id' },
]
