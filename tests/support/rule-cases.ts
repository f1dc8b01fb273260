import { LIMITS } from '@/lib/limits'
import { POSITIONS } from '@/lib/player-options'

/** A field, a value, and the exact expected message (null: the value is accepted). */
export type RuleCase = [field: string, value: unknown, message: string | null]

const long = (length: number) => 'x'.repeat(length)
const TOO_LONG = `Please use at most ${LIMITS.name} characters.`
const INVISIBLE = 'Please remove the invisible characters from this field.'

const FIRST = 'First name must be at least 2 characters.'
const LAST = 'Last name must be at least 2 characters.'
const AGE = "Please enter player's age."
const AGE_RANGE = 'Please enter an age from 3 to 99.'
const GRADE = "Please select player's grade."
const PARENT = 'Parent/guardian name is required.'
const PHONE = 'Please enter a valid phone number.'
const EMAIL = 'Please enter a valid email address.'

/** Boundary values of specification 5.1. The tests of the schema, the server and the browser share this table. */
export const TRYOUT_CASES: RuleCase[] = [
  ['playerFirstName', 'J', FIRST],
  ['playerFirstName', 'Jo', null],
  ['playerFirstName', '  J  ', FIRST],
  ['playerFirstName', undefined, FIRST],
  ['playerFirstName', 7, FIRST],
  ['playerFirstName', long(LIMITS.name), null],
  ['playerFirstName', long(LIMITS.name + 1), TOO_LONG],
  ['playerFirstName', 'Jo\u0000', INVISIBLE],
  ['playerFirstName', 'Jo\uD800', INVISIBLE],
  ['playerFirstName', "D'Andre-José", null],
  ['playerLastName', 'W', LAST],
  ['playerLastName', 'Wu', null],
  ['playerAge', '', AGE],
  ['playerAge', '2', AGE_RANGE],
  ['playerAge', '3', null],
  ['playerAge', '99', null],
  ['playerAge', '100', AGE_RANGE],
  ['playerAge', '105', AGE_RANGE],
  ['playerAge', '-5', AGE],
  ['playerAge', '11.5', AGE],
  ['playerAge', 11, AGE],
  ['playerGrade', '', GRADE],
  ['playerGrade', '0', GRADE],
  ['playerGrade', '1', null],
  ['playerGrade', '12', null],
  ['playerGrade', '13', GRADE],
  ['parentName', 'P', PARENT],
  ['parentName', 'Pa', null],
  ['phoneNumber', '555-01234', PHONE],
  ['phoneNumber', '555-012345', null],
  ['phoneNumber', 'aaaaaaaaaa', PHONE],
  ['phoneNumber', 'call 555010', PHONE],
  ['phoneNumber', 'call 5550101', null],
  ['phoneNumber', 'call 55501012', null],
  ['email', 'pat@', EMAIL],
  ['email', 'pat@example.org', null],
  ['email', 'pat@example.org\r\nBcc: x@example.org', EMAIL],
  ['experience', undefined, null],
  ['experience', long(LIMITS.text), null],
  ['experience', long(LIMITS.text + 1), `Please use at most ${LIMITS.text} characters.`],
]

const REQUIRED_DATE = 'Date of birth is required'
const INVALID_DATE = 'Please enter a valid date of birth'
const tomorrow = new Date(Date.now() + 48 * 3600 * 1000)
const future = `${String(tomorrow.getUTCMonth() + 1).padStart(2, '0')}/${String(tomorrow.getUTCDate()).padStart(2, '0')}/${tomorrow.getUTCFullYear()}`

/** Boundary values of specification 5.2. */
export const REGISTRATION_CASES: RuleCase[] = [
  ['firstName', '', 'First name is required'],
  ['firstName', ' ', 'First name is required'],
  ['firstName', 'J', null],
  ['lastName', '', 'Last name is required'],
  ['email', 'x', 'Invalid email address'],
  ['parentEmail', 'pat@example', 'Invalid email address'],
  ['phoneNumber', '123456789', 'Phone number must be at least 10 digits'],
  ['phoneNumber', '1234567890', null],
  ['phoneNumber', 'call 555010', 'Phone number must be at least 10 digits'],
  ['phoneNumber', 'call 5550101', null],
  ['emergencyContactPhone', '123', 'Emergency contact phone must be at least 10 digits'],
  ['emergencyContactPhone', 'call 555010', 'Emergency contact phone must be at least 10 digits'],
  ['emergencyContactPhone', 'call 5550101', null],
  ['dateOfBirth', '', REQUIRED_DATE],
  ['dateOfBirth', undefined, INVALID_DATE],
  ['dateOfBirth', null, INVALID_DATE],
  ['dateOfBirth', '13/01/2014', INVALID_DATE],
  ['dateOfBirth', '02/29/2013', INVALID_DATE],
  ['dateOfBirth', '02/29/2012', null],
  ['dateOfBirth', '2014-04-09', null],
  ['dateOfBirth', 'April 9, 2014', null],
  ['dateOfBirth', '4/9', INVALID_DATE],
  ['dateOfBirth', future, INVALID_DATE],
  ['dateOfBirth', '04/09/1901', INVALID_DATE],
  ['currentGrade', '', 'Current grade is required'],
  ['currentGrade', '0', 'Current grade must be between 1 and 12'],
  ['currentGrade', '1', null],
  ['currentGrade', '12', null],
  ['currentGrade', '13', 'Current grade must be between 1 and 12'],
  ['heightFeet', '', 'Height (feet) is required'],
  ['heightFeet', undefined, 'Height (feet) is required'],
  ['heightFeet', '2', 'Height (feet) must be between 3 and 8'],
  ['heightFeet', '3', null],
  ['heightFeet', 8, null],
  ['heightFeet', '9', 'Height (feet) must be between 3 and 8'],
  ['heightFeet', [5], 'Height (feet) is required'],
  ['heightInches', '', 'Height (inches) is required'],
  ['heightInches', '0', null],
  ['heightInches', '11', null],
  ['heightInches', '12', 'Height (inches) must be between 0 and 11'],
  ['weightLbs', '', 'Weight is required'],
  ['weightLbs', '29', 'Weight must be between 30 and 400'],
  ['weightLbs', '30', null],
  ['weightLbs', '400', null],
  ['weightLbs', '401', 'Weight must be between 30 and 400'],
  ['positions', [], 'At least one position is required'],
  ['positions', undefined, 'At least one position is required'],
  ['positions', ['Goalkeeper'], 'Choose positions from the list'],
  ['positions', ['Center', 'Center'], 'Choose each position once'],
  ['positions', [...POSITIONS], null],
  ['parentName', '', 'Parent/guardian name is required'],
  ['schoolName', '', 'School name is required'],
  ['emergencyContactName', '', 'Emergency contact name is required'],
  ['previousExperience', undefined, null],
  ['goals', undefined, null],
  ['jerseyNumber', undefined, null],
  ['highlightVideoUrl', undefined, null],
  ['instagramHandle', undefined, null],
]

const PLAYER = "Please enter the player's full name."
const WHY = 'Please write a few words about why the player wants to join.'

/** Boundary values of the application to the advanced academy. */
export const APPLICATION_CASES: RuleCase[] = [
  ['fullName', '', PLAYER],
  ['fullName', ' R ', PLAYER],
  ['fullName', 'Ri', null],
  ['fullName', long(LIMITS.name), null],
  ['fullName', long(LIMITS.name + 1), TOO_LONG],
  ['fullName', 'Ri\u0000ley', INVISIBLE],
  ['email', 'family@', EMAIL],
  ['email', 'family@example.org', null],
  ['phone', '555-01234', PHONE],
  ['phone', '555-012345', null],
  ['phone', 'call 555010', PHONE],
  ['phone', 'call 5550101', null],
  ['grade', '', GRADE],
  ['grade', undefined, GRADE],
  ['grade', '7', GRADE],
  ['grade', '8', null],
  ['grade', '12', null],
  ['grade', '13', GRADE],
  ['whyJoin', ' ', WHY],
  ['whyJoin', undefined, WHY],
  ['whyJoin', 'x', null],
  ['whyJoin', long(LIMITS.text), null],
  ['whyJoin', long(LIMITS.text + 1), `Please use at most ${LIMITS.text} characters.`],
  ['instagram', undefined, null],
  ['instagram', '@riley.samplewood', null],
  ['instagram', long(LIMITS.name + 1), TOO_LONG],
]
