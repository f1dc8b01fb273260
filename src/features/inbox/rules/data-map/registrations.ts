import type { DataRow, Reader } from './row'

const FAMILY: Reader[] = ['admin', 'registrar', 'the family']

/** What a family says of a player and of itself when it registers. */
export const registrationRows: DataRow[] = [
  {
    table: 'player_registrations',
    columns: ['player_first_name', 'player_last_name', 'date_of_birth', 'current_grade', 'school_name', 'division'],
    what: 'Name, date of birth, grade and school',
    class: 'child',
    from: 'family',
    purpose: 'To place the player in the right group, and to know them at the gym',
    readers: FAMILY,
    until: 'entry',
  },
  {
    table: 'player_registrations',
    columns: ['height_feet', 'height_inches', 'weight_lbs', 'jersey_number'],
    what: 'Height, weight and number',
    class: 'child',
    from: 'family',
    purpose: 'To order the uniform and to plan the training',
    readers: FAMILY,
    until: 'entry',
  },
  {
    table: 'player_registrations',
    columns: ['previous_experience', 'goals', 'highlight_video_url', 'instagram_handle'],
    what: 'Experience, goals and links the family gave',
    class: 'words',
    from: 'family',
    purpose: 'To see what the player brings and hopes for',
    readers: FAMILY,
    until: 'entry',
  },
  {
    table: 'player_registrations',
    columns: ['parent_first_name', 'parent_last_name', 'parent_email', 'parent_phone', 'parent_phone_normalised'],
    what: 'Name, phone and e-mail of a parent',
    class: 'contact',
    from: 'family',
    purpose: 'To answer the family',
    readers: FAMILY,
    until: 'entry',
  },
  {
    table: 'player_registrations',
    columns: ['player_email', 'emergency_contact_name', 'emergency_contact_phone'],
    what: 'The player’s e-mail, and whom to call in an emergency',
    class: 'contact',
    from: 'family',
    purpose: 'To reach somebody when a parent cannot be reached',
    readers: FAMILY,
    until: 'entry',
  },
  {
    table: 'player_registrations_positions',
    columns: ['value'],
    what: 'Positions the player likes',
    class: 'child',
    from: 'family',
    purpose: 'To plan the training',
    readers: FAMILY,
    until: 'entry',
  },
]
