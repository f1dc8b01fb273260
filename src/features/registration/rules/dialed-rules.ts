import { dialed } from '@/lib/dialed'
import { registrationSchema, tryoutSchema } from './registration-schema'

/** The tryout form's rules on the server: the phone number must be callable. */
export const dialedTryout = dialed(tryoutSchema, ['phoneNumber'])

/** The full registration as the server asks it. */
export const dialedRegistration = dialed(registrationSchema, ['phoneNumber', 'emergencyContactPhone'])
