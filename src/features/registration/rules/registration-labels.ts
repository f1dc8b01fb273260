import type { Labels } from '@/lib/form-problems'
import type { RegistrationInput, TryoutInput } from './registration-schema'

/** What the tryout form calls its answers. */
export const TRYOUT_LABELS: Labels<TryoutInput> = {
  playerFirstName: "Player's first name",
  playerLastName: "Player's last name",
  playerAge: "Player's age",
  playerGrade: "Player's grade",
  parentName: 'Parent or guardian name',
  phoneNumber: 'Phone number',
  email: 'E-mail',
  experience: 'Basketball experience',
}

/** What the full registration calls its answers. */
export const REGISTRATION_LABELS: Labels<RegistrationInput> = {
  firstName: 'First name',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  currentGrade: 'Current grade',
  heightFeet: 'Height (feet)',
  heightInches: 'Height (inches)',
  weightLbs: 'Weight',
  schoolName: 'School',
  email: 'Contact e-mail for this player',
  positions: 'Positions',
  jerseyNumber: 'Jersey number',
  previousExperience: 'Previous experience',
  goals: 'Goals',
  parentName: 'Parent or guardian name',
  parentEmail: 'Parent e-mail',
  phoneNumber: 'Phone number',
  emergencyContactName: 'Emergency contact name',
  emergencyContactPhone: 'Emergency contact phone',
  highlightVideoUrl: 'Highlight video',
  instagramHandle: 'Instagram',
}
