import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { RegistrationInput, TryoutAnswers } from './registration-schema'

/** The labels of the tryout form's fields. */
export const TRYOUT_LABELS: Labels<TryoutAnswers> = {
  playerFirstName: 'Player’s first name',
  playerLastName: 'Player’s last name',
  playerAge: 'Player’s age',
  playerGrade: 'Player’s grade',
  parentName: 'Parent or guardian name',
  phoneNumber: 'Phone number',
  email: 'Email',
  experience: 'Basketball experience',
}

/** The labels of the full registration's fields. */
export const REGISTRATION_LABELS: Labels<RegistrationInput> = {
  firstName: 'First name',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  currentGrade: 'Current grade',
  heightFeet: 'Height (feet)',
  heightInches: 'Height (inches)',
  weightLbs: 'Weight',
  schoolName: 'School',
  email: 'Contact email for this player',
  positions: 'Positions',
  jerseyNumber: 'Jersey number',
  previousExperience: 'Previous experience',
  goals: 'Goals',
  parentName: 'Parent or guardian name',
  parentEmail: 'Parent email',
  phoneNumber: 'Phone number',
  emergencyContactName: 'Emergency contact name',
  emergencyContactPhone: 'Emergency contact phone',
  highlightVideoUrl: 'Highlight video',
  instagramHandle: 'Instagram',
}

/** Fields of the full registration's schema without a control in the form. */
export const NOT_IN_FORM = ['highlightVideoUrl', 'instagramHandle'] as const

/** The fields of a full registration shown to staff, with their labels. */
export const REGISTRATION_ENTRY: EntryGroups = [
  [
    'Player',
    [
      ['playerFirstName', 'Player’s first name'],
      ['playerLastName', 'Player’s last name'],
      ['dateOfBirth', 'Date of birth', 'day'],
      ['heightFeet', 'Height (feet)'],
      ['heightInches', 'Height (inches)'],
      ['weightLbs', 'Weight (pounds)'],
      ['positions', 'Positions'],
      ['jerseyNumber', 'Jersey number'],
    ],
  ],
  [
    'Parent or guardian',
    [
      ['parentFirstName', 'Parent’s first name'],
      ['parentLastName', 'Parent’s last name'],
    ],
  ],
  [
    'Contact',
    [
      ['parentEmail', 'Parent’s email'],
      ['parentPhone', 'Phone'],
      ['playerEmail', 'Player’s email'],
    ],
  ],
  [
    'School',
    [
      ['schoolName', 'School'],
      ['currentGrade', 'Grade'],
    ],
  ],
  [
    'Emergency',
    [
      ['emergencyContactName', 'Emergency contact'],
      ['emergencyContactPhone', 'Emergency phone'],
    ],
  ],
  [
    'Basketball',
    [
      ['previousExperience', 'Previous experience'],
      ['goals', 'Goals'],
      ['highlightVideoUrl', 'Highlight video'],
      ['instagramHandle', 'Instagram'],
    ],
  ],
]

/** The fields of a tryout shown to staff, with their labels. */
export const TRYOUT_ENTRY: EntryGroups = [
  [
    'Player',
    [
      ['playerFirstName', 'Player’s first name'],
      ['playerLastName', 'Player’s last name'],
      ['playerAge', 'Age'],
      ['playerGrade', 'Grade'],
    ],
  ],
  [
    'Contact',
    [
      ['parentName', 'Parent or guardian'],
      ['phoneNumber', 'Phone'],
      ['email', 'Email'],
    ],
  ],
  [
    'Basketball',
    [
      ['eventSummary', 'Signed up for'],
      ['experience', 'Experience'],
    ],
  ],
]
