import { dialed } from '@/lib/dialed'
import { registrationSchema, tryoutSchema } from './registration-schema'

/** The tryout form as the server asks it: whoever left the number can be called. */
export const dialedTryout = dialed(tryoutSchema, ['phoneNumber'])

/** The full registration as the server asks it. */
export const dialedRegistration = dialed(registrationSchema, ['phoneNumber', 'emergencyContactPhone'])
