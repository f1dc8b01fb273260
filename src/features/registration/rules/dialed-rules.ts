import { dialed } from '@/lib/phone-numbers'
import { registrationSchema, tryoutSchema } from './registration-schema'

/** The tryout form's rules on the server: the phone number must be callable. */
export const dialedTryout = dialed(tryoutSchema, ['phoneNumber'])

/** The full registration's rules on the server: the phone numbers must be callable. */
export const dialedRegistration = dialed(registrationSchema, ['phoneNumber', 'emergencyContactPhone'])
